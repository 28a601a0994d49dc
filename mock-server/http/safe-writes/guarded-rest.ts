import type { RestReply, ValidatedRequest } from '../../validation/contract-validator.ts'
import type { Store } from '../../database/store.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import { type ParsedRestCall, problemOf } from '../rest/parsed-rest-call.ts'
import { entityTag, queryOfTag } from './entity-tag.ts'
import { type GuardedCall, taggedReads } from './guard-call.ts'

const isSuccess = ({ status }: RestReply): boolean => status < 300

/**
 * Describes a REST call for the rules of safe writes. `handle` calls a handler with a query and a
 * store.
 */
export function guardedRest(
  call: ParsedRestCall,
  handle: (
    operationId: OperationId,
    query: ValidatedRequest['query'],
    store: Store,
  ) => Promise<RestReply>,
): GuardedCall<RestReply> {
  const { sandbox, operation, caller, now, validated, body } = call
  const { operationId, parameters } = operation
  const problem = problemOf(call)
  const { headers, query } = validated
  const ifMatch = headers['if-match']
  // The tag of a read includes its query, so that a comparison can repeat it.
  const tagQuery = taggedReads.has(operationId) ? query : queryOfTag(ifMatch ?? '')
  return {
    operationId,
    store: sandbox.store,
    memberId: caller?.id ?? null,
    now,
    ifMatch,
    idempotencyKey: headers['idempotency-key'],
    request: JSON.stringify([parameters, query, body]),
    run: (store) => handle(operationId, query, store),
    // The contract lint checks that this is a read of the REST contract.
    readCurrent: (read, store) => handle(read as OperationId, tagQuery, store),
    tagOf: (reply) => (isSuccess(reply) ? entityTag(reply.body, tagQuery) : null),
    withTag: (reply, etag) => ({ ...reply, headers: { ...reply.headers, etag } }),
    refuseStale: (current, etag) => {
      const { status, body: example } = problem(412, 'changed')
      return { status, headers: { etag }, body: { ...Object(example), current: current.body } }
    },
    refuseReused: () => problem(422, 'idempotency_key_reused'),
    // A refusal is a reply.
    isRefusal: () => false,
    keep: (reply) => (isSuccess(reply) ? JSON.stringify(reply) : null),
    // Only `keep` writes this text.
    restore: (kept) => JSON.parse(kept) as RestReply,
  }
}
