import type { RestReply, ValidatedRequest } from '../../validation/contract-validator.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import { entityTag, queryOfTag } from './entity-tag.ts'
import { type GuardedCall, taggedReads } from './guard-call.ts'

type Query = ValidatedRequest['query']

/**
 * A REST call before its handler. `problem` returns an example of the contract in the member's
 * language.
 */
type HandledCall = Pick<GuardedCall<RestReply>, 'store' | 'memberId' | 'now'> & {
  readonly operationId: OperationId
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly path: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
  readonly handle: (operationId: OperationId, query: Query) => Promise<RestReply>
  readonly problem: (status: number, key: string) => RestReply
}

const isSuccess = ({ status }: RestReply): boolean => status < 300

/** Describes a REST call for the rules of safe writes. */
export function guardedRest(call: HandledCall): GuardedCall<RestReply> {
  const { operationId, headers, path, query, body, handle, problem } = call
  const ifMatch = headers['if-match']
  // The tag of a read includes its query, so that a comparison can repeat it.
  const tagQuery = taggedReads.has(operationId) ? query : queryOfTag(ifMatch ?? '')
  return {
    ...call,
    ifMatch,
    idempotencyKey: headers['idempotency-key'],
    request: JSON.stringify([path, query, body]),
    run: () => handle(operationId, query),
    // The contract lint checks that this is a read of the REST contract.
    readCurrent: (read) => handle(read as OperationId, tagQuery),
    tagOf: (reply) => (isSuccess(reply) ? entityTag(reply.body, tagQuery) : null),
    withTag: (reply, tag) => ({ ...reply, headers: { ...reply.headers, etag: tag } }),
    refuseStale: (current, etag) => {
      const { status, body: example } = problem(412, 'changed')
      return { status, headers: { etag }, body: { ...Object(example), current: current.body } }
    },
    refuseKey: (why) =>
      why === 'in-use'
        ? problem(409, 'idempotency_key_in_use')
        : problem(422, 'idempotency_key_reused'),
    keep: (reply) => (isSuccess(reply) ? JSON.stringify(reply) : null),
    // Only `keep` writes this text.
    restore: (kept) => JSON.parse(kept) as RestReply,
  }
}
