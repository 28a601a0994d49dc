import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import type { ValidatedRequest, RestReply } from '../../validation/contract-validator.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import type { Store } from '../../database/store.ts'
import { entityTag, queryOfTag } from './entity-tag.ts'
import { guardWrite, taggedReads } from './guard-write.ts'

/**
 * A REST call before its handler. `problem` returns an example of the contract in the member's
 * language.
 */
export type GuardedRestCall = {
  readonly operationId: OperationId
  readonly memberId: string | null
  readonly store: Store
  readonly now: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly path: Readonly<Record<string, string>>
  readonly query: ValidatedRequest['query']
  readonly body: unknown
  readonly handle: (
    operationId: OperationId,
    query: ValidatedRequest['query'],
  ) => Promise<RestReply>
  readonly problem: (status: number, key: string) => RestReply
}

const isSuccess = ({ status }: RestReply): boolean => status < 300

/** Applies the rules for safe writes to a REST call. */
export async function guardRest({
  operationId,
  memberId,
  store,
  now,
  headers,
  path,
  query,
  body,
  handle,
  problem,
}: GuardedRestCall): Promise<RestReply> {
  if (taggedReads.has(operationId)) {
    const reply = await handle(operationId, query)
    return isSuccess(reply)
      ? { ...reply, headers: { ...reply.headers, etag: entityTag(reply.body, query) } }
      : reply
  }
  // The contract lint checks that this is a read of the REST contract.
  const read = safeWrites[operationId]?.ifMatch as OperationId | undefined
  const ifMatch = headers['if-match']
  return guardWrite<RestReply>({
    operationId,
    store,
    memberId,
    now,
    ifMatch,
    idempotencyKey: headers['idempotency-key'],
    request: JSON.stringify([path, query, body]),
    current: async () => {
      const asked = queryOfTag(ifMatch ?? '')
      const reply = read === undefined ? null : await handle(read, asked)
      if (reply === null || !isSuccess(reply)) return null
      const tag = entityTag(reply.body, asked)
      const refuse = (): RestReply => {
        const { status, body: example } = problem(412, 'changed')
        return {
          status,
          headers: { etag: tag },
          body: { ...(example as object), current: reply.body },
        }
      }
      return { tag, refuse }
    },
    run: () => handle(operationId, query),
    refuse: (why) =>
      why === 'in-use'
        ? problem(409, 'idempotency_key_in_use')
        : problem(422, 'idempotency_key_reused'),
    keep: (reply) => (isSuccess(reply) ? JSON.stringify(reply) : null),
    // Only `keep` writes this text.
    restore: (kept) => JSON.parse(kept) as RestReply,
  })
}
