import {
  isNonSchemaKeyword,
  isNode,
  isOpenObject,
  type SchemaNode,
} from '../../read/close-responses.ts'
import { reached } from '../generate/openapi/close-requests.ts'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { below, type ContractFinding } from './finding.ts'

interface Schema {
  readonly where: string
  readonly node: SchemaNode
}

/** Whether a schema is used in answers, in requests, or in both. */
interface Direction {
  readonly isAnswer: boolean
  readonly isRequest: boolean
}

/**
 * `open-answer`: an answer's object forbids further fields. `strict-request`: a request's object
 * allows unknown fields. `open-enum`: an answer's enum lacks `x-extensible`. `max-items`: a list
 * has no maximum length.
 */
export function evolutionFindings(contract: Contract): ContractFinding[] {
  return schemasOf(contract).flatMap(({ where, node, isAnswer, isRequest }) => [
    ...(isAnswer && node['type'] === 'object' && node['additionalProperties'] === false
      ? [
          {
            rule: 'open-answer',
            where,
            message: 'An object in an answer must be open. Remove additionalProperties: false.',
          },
        ]
      : []),
    ...(isRequest && !isAnswer && isOpenObject(node)
      ? [
          {
            rule: 'strict-request',
            where,
            message: 'An object in a request must be strict. Add additionalProperties: false.',
          },
        ]
      : []),
    ...(isAnswer && isEnum(node) && node['x-extensible'] !== true
      ? [
          {
            rule: 'open-enum',
            where,
            message: 'An enum of an answer may gain members: mark it x-extensible: true.',
          },
        ]
      : []),
    ...(isList(node) && typeof node['maxItems'] !== 'number'
      ? [{ rule: 'max-items', where, message: 'A list needs maxItems.' }]
      : []),
  ])
}

/** The number of enums in answers, and how many of them are extensible. */
export function openEnums(contract: Contract): { all: number; open: number } {
  const enums = schemasOf(contract).filter(({ isAnswer, node }) => isAnswer && isEnum(node))
  return {
    all: enums.length,
    open: enums.filter(({ node }) => node['x-extensible'] === true).length,
  }
}

const isEnum = (node: SchemaNode): boolean => Array.isArray(node['enum'])
const isList = (node: SchemaNode): boolean =>
  node['type'] === 'array' || (Array.isArray(node['type']) && node['type'].includes('array'))

const schemasOf = (contract: Contract): (Schema & Direction)[] => {
  const operations = operationsOf(contract)
  const answered = reached(
    contract,
    operations.map(({ operation }) => operation.responses),
  )
  const requestSchemas = reached(
    contract,
    operations.flatMap(({ operation }) => [operation.requestBody, operation.parameters]),
  )
  const found: (Schema & Direction)[] = Object.entries(contract.components?.schemas ?? {}).flatMap(
    ([name, schema]) =>
      inside(schema, `#/components/schemas/${name}`).map((each) => ({
        ...each,
        isAnswer: answered.has(name),
        isRequest: requestSchemas.has(name),
      })),
  )
  const bodies = (value: unknown, where: string, direction: Direction): void => {
    if (!isNode(value)) return
    const contents = Object.entries(isNode(value['content']) ? value['content'] : {}).map(
      ([type, media]): [unknown, string] => [
        isNode(media) ? media['schema'] : undefined,
        below(where, 'content', type, 'schema'),
      ],
    )
    for (const [schema, at] of [
      ...contents,
      [value['schema'], below(where, 'schema')] as [unknown, string],
    ])
      found.push(...inside(schema, at).map((each) => ({ ...each, ...direction })))
  }
  const request = { isAnswer: false, isRequest: true }
  const answer = { isAnswer: true, isRequest: false }
  for (const { path, method, operation } of operations) {
    const where = below('#', 'paths', path, method)
    bodies(operation.requestBody, below(where, 'requestBody'), request)
    operation.parameters?.forEach((parameter, index) =>
      bodies(parameter, below(where, 'parameters', String(index)), request),
    )
    for (const [status, response] of Object.entries(operation.responses))
      bodies(response, below(where, 'responses', status), answer)
  }
  for (const [name, response] of Object.entries(contract.components?.responses ?? {}))
    bodies(response, `#/components/responses/${name}`, answer)
  for (const [name, parameter] of Object.entries(contract.components?.parameters ?? {}))
    bodies(parameter, `#/components/parameters/${name}`, request)
  return found
}

/** The schema and its inline subschemas, without referenced ones. */
const inside = (value: unknown, where: string, isNames = false): Schema[] => {
  if (Array.isArray(value))
    return value.flatMap((each, index) => inside(each, below(where, String(index))))
  if (!isNode(value)) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    !isNames && (isNonSchemaKeyword(key) || key.startsWith('x-'))
      ? []
      : inside(each, below(where, key), key === 'properties' && !isNames),
  )
  return isNames ? inner : [{ where, node: value }, ...inner]
}
