import { baseOf } from './base-path.ts'
import { operationsOf, resolve, type Contract } from '../contract.ts'
import { dataClassOf } from '../data-class.ts'
import { banner } from '../identifiers.ts'
import type { RpcMethod } from '../rpc/rpc-methods.ts'

/** One row of the operation table; REST and RPC have the same shape. */
export interface OperationRow {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly doorPath: string | null
  readonly base: string
  readonly requestMediaTypes: readonly string[]
  readonly responses: Readonly<Record<string, readonly string[]>>
  readonly requirements: readonly string[]
  readonly dataClass: string
  readonly secured: boolean
  /** Names of the security schemes that allow it. */
  readonly schemes: readonly string[]
  /** Scopes that the access token needs. */
  readonly scopes: readonly string[]
}

export function restRows(contract: Contract): OperationRow[] {
  return operationsOf(contract).map(({ path, method, operation }) => {
    const [name, base] = baseOf(contract, path)
    const body = operation.requestBody && resolve(contract, operation.requestBody)
    const needs = operation.security ?? contract.security ?? []
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      doorPath: base.door === null ? null : base.door + path,
      base: name,
      requestMediaTypes: Object.keys(body?.content ?? {}),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          Object.keys(resolve(contract, response).content ?? {}),
        ]),
      ),
      requirements: operation['x-requirements'] ?? [],
      dataClass: dataClassOf(contract, operation),
      secured: needs.some((need) => 'bearer' in need),
      schemes: needs.flatMap((need) => Object.keys(need)),
      scopes: needs.flatMap((need) => need['bearer'] ?? []),
    }
  })
}

/**
 * The media types of the three RPC protocols (Connect, gRPC-web, gRPC); Connect wraps the messages
 * of a stream.
 */
const unaryMediaTypes = [
  'application/json',
  'application/proto',
  'application/grpc-web+proto',
  'application/grpc+proto',
]
const streamMediaTypes = [
  'application/connect+json',
  'application/connect+proto',
  'application/grpc-web+proto',
  'application/grpc+proto',
]

export function rpcRows(
  contract: Contract,
  rpcs: readonly RpcMethod[],
): (OperationRow & Pick<RpcMethod, 'procedure' | 'kind'>)[] {
  return rpcs.map((rpc) => {
    const path = `/user/liv/me/${rpc.slug}${rpc.procedure}`
    const [name, base] = baseOf(contract, path)
    const mediaTypes = rpc.kind === 'stream' ? streamMediaTypes : unaryMediaTypes
    return {
      operationId: rpc.operationId,
      kind: rpc.kind,
      method: 'POST',
      path,
      doorPath: base.door === null ? null : base.door + path,
      base: name,
      procedure: rpc.procedure,
      requestMediaTypes: mediaTypes,
      responses: { '200': mediaTypes },
      requirements: rpc.requirements,
      dataClass: rpc.dataClass,
      secured: true,
      schemes: ['bearer'],
      scopes: [rpc.kind === 'mutation' ? 'write' : 'read'],
    }
  })
}

const table = (rows: readonly OperationRow[]): string =>
  rows.map((row) => `  ${row.operationId}: ${JSON.stringify(row)},`).join('\n')

export function operationTableText(contract: Contract, rpcs: readonly RpcMethod[]): string {
  return `${banner}
/** Every REST operation of the contract, by its operationId. */
export const operations = {
${table(restRows(contract))}
} as const

/**
 * Every RPC of the contract, by its name in camelCase. \`procedure\` is the bare path that gRPC
 * clients use.
 */
export const rpcOperations = {
${table(rpcRows(contract, rpcs))}
} as const

export type OperationId = keyof typeof operations
export type RpcOperationId = keyof typeof rpcOperations

export { bases, doorPath, type BaseName } from './base-path.ts'
`
}
