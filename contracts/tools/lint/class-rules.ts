import { isReference, resolve, type Contract } from '../generate/contract.ts'
import { dataClasses } from '../generate/data-class.ts'
import { below, type ContractFinding } from './finding.ts'
import { schemaPlaces } from './schema-places.ts'

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly prefixItems?: readonly SchemaNode[]
  readonly additionalProperties?: SchemaNode | boolean
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
  readonly 'x-data-class'?: string
  readonly 'x-origin'?: string
}

/**
 * `data-class`: a leaf, parameter or header lacks a data class. `origin`: it is neither given nor
 * decided, directly or by its array or choice.
 * `address`: a secret is in a path or query although the specification does not give it.
 */
export function classFindings(contract: Contract): ContractFinding[] {
  return schemaPlaces(contract).flatMap(({ kind, where, schemaAt, schema }) => {
    if (kind === 'parameter' || kind === 'header') {
      const holder = resolveHolder(contract, where)
      return [
        ...judged(holder, where, false),
        ...(holder.in === 'path' || holder.in === 'query' ? addressFindings(holder, where) : []),
      ]
    }
    // A body schema is usually a reference; the component is visited itself.
    return leaves(schema as SchemaNode, schemaAt, false)
  })
}

/** The total number of leaves, parameters and headers. */
export function leafCount(contract: Contract): number {
  return schemaPlaces(contract).reduce(
    (sum, { kind, schema, schemaAt }) =>
      sum +
      (kind === 'parameter' || kind === 'header' ? 1 : countLeaves(schema as SchemaNode, schemaAt)),
    0,
  )
}

interface Holder extends SchemaNode {
  readonly in?: string
}

/** `conform lint` wants an accepted risk for all personal data in addresses. */
const addressFindings = (holder: Holder, where: string): ContractFinding[] =>
  holder['x-data-class'] !== 'secret' || holder['x-origin'] === 'given'
    ? []
    : [
        {
          rule: 'address',
          where,
          message: 'A secret may be in a path or a query only if its origin is given.',
        },
      ]

const resolveHolder = (contract: Contract, where: string): Holder =>
  resolve<Holder>(contract, {
    $ref: where
      .split('/')
      .map((step, index) => (index === 0 ? step : encodeURIComponent(step)))
      .join('/'),
  })

const judged = (node: SchemaNode, where: string, originAbove: boolean): ContractFinding[] => [
  ...(dataClasses.some((each) => each === node['x-data-class'])
    ? []
    : [
        {
          rule: 'data-class',
          where,
          message: `x-data-class is ${JSON.stringify(node['x-data-class'])}, not one of ${dataClasses.join(', ')}.`,
        },
      ]),
  ...(originAbove || node['x-origin'] === 'given' || node['x-origin'] === 'decided'
    ? []
    : [{ rule: 'origin', where, message: 'x-origin must be "given" or "decided".' }]),
]

const leaves = (node: SchemaNode, where: string, originAbove: boolean): ContractFinding[] => {
  if (isReference(node)) return []
  const inner = partsOf(node, where)
  const origin = originAbove || node['x-origin'] !== undefined
  return inner.length > 0
    ? inner.flatMap(([part, at]) => leaves(part, at, origin && node.properties === undefined))
    : isContainer(node)
      ? []
      : judged(node, where, originAbove)
}

const countLeaves = (node: SchemaNode, where: string): number => {
  if (isReference(node)) return 0
  const inner = partsOf(node, where)
  return inner.length > 0
    ? inner.reduce((sum, [part, at]) => sum + countLeaves(part, at), 0)
    : isContainer(node)
      ? 0
      : 1
}

/** An object without properties has no value to classify. */
const isContainer = (node: SchemaNode & { type?: unknown }): boolean =>
  node.type === 'object' && typeof node.additionalProperties !== 'object'

const partsOf = (node: SchemaNode, where: string): [SchemaNode, string][] => [
  ...Object.entries(node.properties ?? {}).map(([name, part]): [SchemaNode, string] => [
    part,
    below(where, 'properties', name),
  ]),
  ...(node.items === undefined
    ? []
    : [[node.items, below(where, 'items')] as [SchemaNode, string]]),
  ...(typeof node.additionalProperties === 'object'
    ? [[node.additionalProperties, below(where, 'additionalProperties')] as [SchemaNode, string]]
    : []),
  ...(['prefixItems', 'anyOf', 'oneOf', 'allOf'] as const).flatMap((key) =>
    (node[key] ?? []).map((part, index): [SchemaNode, string] => [
      part,
      below(where, key, String(index)),
    ]),
  ),
]
