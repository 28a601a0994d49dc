import type { FileRegistry } from '@bufbuild/protobuf'
import { errorNamesOf } from '../../read/rpc-errors.ts'
import {
  operationsOf,
  resolve,
  type Contract,
  type Operation,
  type Parameter,
  type ResponseObject,
} from '../generate/contract.ts'
import { rpcsOf } from '../generate/rpc/rpc-methods.ts'
import { restSafeWrite, type SafeWrite } from '../generate/safe-writes.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * Findings about a write's declaration: it is missing, has no reason, has both a header and a
 * reason, or names an unknown read.
 */
const declarationFaults = (
  declared: SafeWrite | undefined,
  reads: ReadonlySet<string>,
): string[] => {
  if (declared === undefined)
    return [
      'The operation does not declare how it prevents conflicting writes. Add ifMatch, idempotencyKey or none.',
    ]
  const { ifMatch, idempotencyKey, none } = declared
  const takesHeader = ifMatch !== undefined || idempotencyKey === true
  return [
    ...(takesHeader === (none === undefined)
      ? []
      : ['Declare either a header or the reason for none, not both.']),
    ...(none?.trim() === '' ? ['`none` gives no reason.'] : []),
    ...(ifMatch === undefined || reads.has(ifMatch)
      ? []
      : [`ifMatch names ${ifMatch}, which is not a read operation.`]),
  ]
}

const restFaults = (
  contract: Contract,
  operation: Operation,
  declared: SafeWrite | undefined,
): string[] => {
  const headers = (operation.parameters ?? [])
    .map((each) => resolve<Parameter>(contract, each))
    .filter((each) => each.in === 'header')
    .map(({ name }) => name)
  const codesOf = (status: string): string[] => {
    const declared = operation.responses[status]
    const media =
      declared === undefined
        ? []
        : Object.values(resolve<ResponseObject>(contract, declared).content ?? {})
    return media.flatMap(({ examples }) => Object.keys(examples ?? {}))
  }
  const pairs: readonly (readonly [isSaid: boolean, isThere: boolean, what: string])[] = [
    [declared?.ifMatch !== undefined, headers.includes('If-Match'), 'the parameter If-Match'],
    [declared?.ifMatch !== undefined, '412' in operation.responses, 'the answer 412'],
    [
      declared?.idempotencyKey === true,
      headers.includes('Idempotency-Key'),
      'the parameter Idempotency-Key',
    ],
    [
      declared?.idempotencyKey === true,
      codesOf('409').includes('idempotency_key_in_use'),
      'an example idempotency_key_in_use of 409',
    ],
    [
      declared?.idempotencyKey === true,
      codesOf('422').includes('idempotency_key_reused'),
      'an example idempotency_key_reused of 422',
    ],
  ]
  return pairs
    .filter(([isSaid, isThere]) => isSaid !== isThere)
    .map(([isSaid, , what]) =>
      isSaid
        ? `x-safe-write requires ${what}.`
        : `The operation has ${what}, but x-safe-write does not declare it.`,
    )
}

const headersOf = (contract: Contract, operation: Operation, status: string): string[] => {
  const declared = operation.responses[status]
  return declared === undefined
    ? []
    : Object.keys(resolve<ResponseObject>(contract, declared).headers ?? {})
}

/**
 * `safe-write`: a write takes neither If-Match nor Idempotency-Key and gives no reason, or lacks
 * the answers that its declaration requires. `location`: a 201 has neither a Location header nor a
 * reason.
 */
export function safeWriteFindings(contract: Contract, registry: FileRegistry): ContractFinding[] {
  const operations = operationsOf(contract)
  const rpcs = rpcsOf(registry)
  const reads = new Set(
    operations
      .filter(({ method }) => method === 'get')
      .map(({ operation }) => operation.operationId),
  )
  const rpcReads = new Set(
    rpcs.filter(({ kind }) => kind === 'query').map(({ operationId }) => operationId),
  )
  const tagged = new Set(
    operations.flatMap(({ operation }) => restSafeWrite(operation)?.ifMatch ?? []),
  )
  return [
    ...operations.flatMap(({ path, method, operation }): ContractFinding[] => {
      const where = below('#', 'paths', path, method)
      const isWrite = method === 'post' || method === 'put' || method === 'patch'
      const declared = restSafeWrite(operation)
      const hasTag = headersOf(contract, operation, '200').includes('ETag')
      const isRead = method === 'get' && hasTag !== tagged.has(operation.operationId)
      const hasLocation = headersOf(contract, operation, '201').includes('Location')
      const hasPlace = hasLocation !== (operation['x-no-location'] !== undefined)
      return [
        ...(isWrite
          ? [...declarationFaults(declared, reads), ...restFaults(contract, operation, declared)]
          : []
        ).map((message) => ({ rule: 'safe-write', where, message })),
        ...(isRead
          ? [
              {
                rule: 'safe-write',
                where,
                message: hasTag
                  ? 'The answer has an ETag that no write uses.'
                  : 'A write uses the ETag of this answer, but the answer has none.',
              },
            ]
          : []),
        ...('201' in operation.responses && !hasPlace
          ? [
              {
                rule: 'location',
                where,
                message:
                  '201 has the header Location, or x-no-location says why it has none: one of the two.',
              },
            ]
          : []),
      ]
    }),
    ...rpcs
      .filter(({ kind }) => kind === 'mutation')
      .flatMap(({ procedure, method, safeWrite: declared }): ContractFinding[] => {
        const names = errorNamesOf(method)
        const wanted = [
          ...(declared?.ifMatch === undefined ? [] : ['changed']),
          ...(declared?.idempotencyKey === true
            ? ['idempotency-key-in-use', 'idempotency-key-reused']
            : []),
        ]
        const messages = [
          ...declarationFaults(declared, rpcReads),
          ...wanted
            .filter((name) => !names.includes(name))
            .map((name) => `The RPC does not name the error ${name}.`),
        ]
        return messages.map((message) => ({ rule: 'safe-write', where: procedure, message }))
      }),
  ]
}
