import type { FileRegistry } from '@bufbuild/protobuf'
import { errorNamesOf } from '../../../mock-server/http/rpc/rpc-errors.ts'
import {
  operationsOf,
  resolve,
  type Contract,
  type Operation,
  type Parameter,
  type ResponseObject,
} from '../../generate/contract.ts'
import { rpcsOf } from '../../generate/rpc/rpc-methods.ts'
import { restSafeWrite, type SafeWrite } from '../../generate/safe-writes.ts'
import { below, type ContractFinding } from './finding.ts'

/**
 * What is wrong with what a write says: nothing, no reason, a reason beside a header, or a read
 * that is none.
 */
const saidFaults = (said: SafeWrite | undefined, reads: ReadonlySet<string>): string[] => {
  if (said === undefined)
    return [
      'The operation does not say how two writes are kept apart: it needs ifMatch, idempotencyKey or none.',
    ]
  const { ifMatch, idempotencyKey, none } = said
  const takesHeader = ifMatch !== undefined || idempotencyKey === true
  return [
    ...(takesHeader === (none === undefined)
      ? []
      : ['The operation takes a header, or says why it takes none: one of the two.']),
    ...(none?.trim() === '' ? ['`none` gives no reason.'] : []),
    ...(ifMatch === undefined || reads.has(ifMatch)
      ? []
      : [`${ifMatch}, which ifMatch names, is no operation that reads.`]),
  ]
}

const restFaults = (
  contract: Contract,
  operation: Operation,
  said: SafeWrite | undefined,
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
    [said?.ifMatch !== undefined, headers.includes('If-Match'), 'the parameter If-Match'],
    [said?.ifMatch !== undefined, '412' in operation.responses, 'the answer 412'],
    [
      said?.idempotencyKey === true,
      headers.includes('Idempotency-Key'),
      'the parameter Idempotency-Key',
    ],
    [
      said?.idempotencyKey === true,
      codesOf('409').includes('idempotency_key_in_use'),
      'an example idempotency_key_in_use of 409',
    ],
    [
      said?.idempotencyKey === true,
      codesOf('422').includes('idempotency_key_reused'),
      'an example idempotency_key_reused of 422',
    ],
  ]
  return pairs
    .filter(([isSaid, isThere]) => isSaid !== isThere)
    .map(([isSaid, , what]) =>
      isSaid
        ? `x-safe-write promises ${what}.`
        : `The operation has ${what}, which x-safe-write does not say.`,
    )
}

const headersOf = (contract: Contract, operation: Operation, status: string): string[] => {
  const declared = operation.responses[status]
  return declared === undefined
    ? []
    : Object.keys(resolve<ResponseObject>(contract, declared).headers ?? {})
}

/**
 * `safe-write`: every POST, PUT and PATCH, and every RPC that changes something, takes If-Match or
 * an Idempotency-Key or says why not; it declares what it promises, and the read that it names
 * answers with an ETag. `location`: a 201 has the header Location or says why not.
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
      const said = restSafeWrite(operation)
      const hasTag = headersOf(contract, operation, '200').includes('ETag')
      const isRead = method === 'get' && hasTag !== tagged.has(operation.operationId)
      const hasLocation = headersOf(contract, operation, '201').includes('Location')
      const hasPlace = hasLocation !== (operation['x-no-location'] !== undefined)
      return [
        ...(isWrite
          ? [...saidFaults(said, reads), ...restFaults(contract, operation, said)]
          : []
        ).map((message) => ({ rule: 'safe-write', where, message })),
        ...(isRead
          ? [
              {
                rule: 'safe-write',
                where,
                message: hasTag
                  ? 'The answer has an ETag that no write takes.'
                  : 'A write takes the ETag of this answer, which has none.',
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
      .flatMap(({ procedure, method, safeWrite: said }): ContractFinding[] => {
        const names = errorNamesOf(method)
        const wanted = [
          ...(said?.ifMatch === undefined ? [] : ['changed']),
          ...(said?.idempotencyKey === true
            ? ['idempotency-key-in-use', 'idempotency-key-reused']
            : []),
        ]
        const messages = [
          ...saidFaults(said, rpcReads),
          ...wanted
            .filter((name) => !names.includes(name))
            .map((name) => `The RPC does not name the error ${name}.`),
        ]
        return messages.map((message) => ({ rule: 'safe-write', where: procedure, message }))
      }),
  ]
}
