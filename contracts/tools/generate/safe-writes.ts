import { getOption, hasOption, type DescMethod, type FileRegistry } from '@bufbuild/protobuf'
import { operationsOf, type Contract, type Operation } from './contract.ts'
import { banner } from './identifiers.ts'

/**
 * How a client avoids duplicate or stale writes: `x-safe-write` of REST, or the RPC options with
 * the same meaning.
 */
export type SafeWrite = {
  /** Operation id of the read whose `ETag` the write takes as `If-Match`. */
  readonly ifMatch?: string
  /** Whether the write takes an `Idempotency-Key`. */
  readonly idempotencyKey?: boolean
  /** The reason why it needs neither. */
  readonly none?: string
}

/** The value of a REST operation; undefined when it is not set. */
export function restSafeWrite(operation: Operation): SafeWrite | undefined {
  return operation['x-safe-write']
}

/** The value of an RPC; undefined when it is not set. */
export function rpcSafeWrite(registry: FileRegistry, method: DescMethod): SafeWrite | undefined {
  const said = (name: string): unknown => {
    const option = registry.getExtension(`portal.options.v1.${name}`)
    return option !== undefined && hasOption(method, option) ? getOption(method, option) : undefined
  }
  const [ifMatch, idempotencyKey, none] = [
    said('if_match'),
    said('idempotency_key'),
    said('no_safe_write'),
  ]
  if (ifMatch === undefined && idempotencyKey === undefined && none === undefined) return undefined
  return {
    ...(ifMatch === undefined ? {} : { ifMatch: String(ifMatch) }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey: idempotencyKey === true }),
    ...(none === undefined ? {} : { none: String(none) }),
  }
}

/** The operations, REST and RPC, that accept one of the headers. */
export function safeWritesOf(
  contract: Contract,
  rpcs: readonly { readonly operationId: string; readonly safeWrite: SafeWrite | undefined }[],
): ReadonlyMap<string, SafeWrite> {
  return new Map(
    [
      ...operationsOf(contract).map(
        ({ operation }) => [operation.operationId, restSafeWrite(operation)] as const,
      ),
      ...rpcs.map(({ operationId, safeWrite }) => [operationId, safeWrite] as const),
    ].flatMap(([id, said]): [string, SafeWrite][] =>
      said?.ifMatch !== undefined || said?.idempotencyKey === true ? [[id, said]] : [],
    ),
  )
}

/** `generated/openapi/safe-writes.ts`: the table of all safe writes. */
export function safeWritesText(safeWrites: ReadonlyMap<string, SafeWrite>): string {
  return `${banner}
/**
 * \`ifMatch\` is the read whose \`ETag\` the write takes as \`If-Match\`; \`idempotencyKey\` says
 * that it takes an \`Idempotency-Key\`.
 */
export type SafeWrite = { readonly ifMatch?: string; readonly idempotencyKey?: true }

/** The operations, REST and RPC, that take one of the two headers. */
export const safeWrites: Readonly<Record<string, SafeWrite>> = {
${[...safeWrites].map(([id, { ifMatch, idempotencyKey }]) => `  ${id}: { ${[...(ifMatch === undefined ? [] : [`ifMatch: '${ifMatch}'`]), ...(idempotencyKey === true ? ['idempotencyKey: true'] : [])].join(', ')} },`).join('\n')}
}
`
}
