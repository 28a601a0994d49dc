import { isReference, operationsOf, type Contract } from '../generate/contract.ts'
import { below } from './finding.ts'
import type { Described } from './wording-rules.ts'

/** An untyped node of the document. */
export type DescribedNode = Readonly<Record<string, unknown>>

/**
 * Every element that needs a description: operation, parameter, header, body, answer, tag, security
 * scheme, component, property and enum member. A property that is a reference needs its own.
 */
export function openapiDescriptions(contract: Contract): Described[] {
  const found: Described[] = []
  const described = (node: DescribedNode, where: string, name: string): void =>
    void found.push({ where, name, text: textOf(node) })
  const schema = (value: unknown, where: string): void => {
    if (!isNode(value) || isReference(value)) return
    found.push(...enumMembers(value, where))
    for (const [name, property] of nodesIn(value['properties'])) {
      described(property, below(where, 'properties', name), name)
      schema(property, below(where, 'properties', name))
    }
    for (const key of ['items', 'additionalProperties']) schema(value[key], below(where, key))
    for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
      for (const [index, part] of nodesIn(value[key])) schema(part, below(where, key, index))
  }
  const holder = (node: DescribedNode, where: string, name: string): void => {
    if (isReference(node)) return
    described(node, where, name)
    schema(node['schema'], below(where, 'schema'))
  }
  const body = (node: DescribedNode, where: string, name: string): void => {
    if (isReference(node)) return
    described(node, where, name)
    for (const [type, media] of nodesIn(node['content']))
      schema(media['schema'], below(where, 'content', type, 'schema'))
    for (const [header, value] of nodesIn(node['headers']))
      holder(value, below(where, 'headers', header), header)
  }
  const { tags, components } = contract as unknown as { tags?: unknown; components?: DescribedNode }
  for (const [index, tag] of nodesIn(tags))
    described(tag, below('#', 'tags', index), String(tag['name']))
  for (const [kind, visit] of Object.entries({
    parameters: holder,
    headers: holder,
    responses: body,
    requestBodies: body,
    securitySchemes: described,
  }))
    for (const [name, node] of nodesIn(components?.[kind]))
      visit(node, below('#', 'components', kind, name), name)
  for (const [name, node] of nodesIn(components?.['schemas'])) {
    described(node, below('#', 'components', 'schemas', name), name)
    schema(node, below('#', 'components', 'schemas', name))
  }
  for (const { path, method, operation } of operationsOf(contract)) {
    const where = below('#', 'paths', path, method)
    const { parameters, requestBody, responses } = operation as unknown as DescribedNode
    described(operation as unknown as DescribedNode, where, operation.operationId)
    for (const [index, parameter] of nodesIn(parameters))
      holder(parameter, below(where, 'parameters', index), String(parameter['name']))
    if (isNode(requestBody)) body(requestBody, below(where, 'requestBody'), operation.operationId)
    for (const [status, answer] of nodesIn(responses))
      body(answer, below(where, 'responses', status), `${status} ok success`)
  }
  return found
}

/** The members of an enum with their `x-enum-descriptions`, and descriptions without a member. */
const enumMembers = (schema: DescribedNode, where: string): Described[] => {
  const values = (Array.isArray(schema['enum']) ? schema['enum'] : []).map(String)
  const texts = isNode(schema['x-enum-descriptions']) ? schema['x-enum-descriptions'] : {}
  return [
    ...values.map((value) => ({
      where: below(where, 'enum', value),
      name: value,
      text: typeof texts[value] === 'string' ? texts[value] : undefined,
    })),
    ...Object.keys(texts)
      .filter((key) => !values.includes(key))
      .map((key) => ({
        where: below(where, 'x-enum-descriptions', key),
        name: key,
        text: undefined,
      })),
  ]
}

const textOf = (node: DescribedNode): string | undefined =>
  typeof node['description'] === 'string' ? node['description'] : undefined

const isNode = (value: unknown): value is DescribedNode =>
  typeof value === 'object' && value !== null

const nodesIn = (value: unknown): [string, DescribedNode][] =>
  Object.entries(isNode(value) ? value : {}).filter((entry): entry is [string, DescribedNode] =>
    isNode(entry[1]),
  )
