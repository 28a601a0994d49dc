import { createHash } from 'node:crypto'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import { claimKey, settleKey } from '../../database/tables/idempotency-keys.ts'
import type { Store } from '../../database/store.ts'

/** A REST or RPC call for the rules of safe writes. `now` is epoch milliseconds of the scenario. */
export type GuardedCall<Reply> = {
  readonly operationId: string
  readonly store: Store
  readonly memberId: string | null
  readonly now: number
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** The parts of the request that determine the result. */
  readonly request: string
  /** Performs the call. */
  readonly run: () => Promise<Reply>
  /** Calls the read whose entity tag `If-Match` holds. */
  readonly readCurrent: (operationId: string) => Promise<Reply>
  /** Returns the entity tag of a reply; null for a refusal. */
  readonly tagOf: (reply: Reply) => string | null
  readonly withTag: (reply: Reply, tag: string) => Reply
  /** Refuses a stale write with the current representation. */
  readonly refuseStale: (current: Reply, tag: string) => Reply
  readonly refuseKey: (why: 'in-use' | 'reused') => Reply
  /** Serializes a successful reply for repetition; null for a refusal. */
  readonly keep: (reply: Reply) => string | null
  readonly restore: (kept: string) => Reply
}

/** Serializes conditional writes in this process; `alone` serializes them among servers. */
let last: Promise<unknown> = Promise.resolve()

const inTurn = <T>(store: Store, memberId: string, work: () => Promise<T>): Promise<T> => {
  const mine = last.catch(() => undefined).then(() => store.alone(`compare ${memberId}`, work))
  last = mine
  return mine
}

const compared = async <Reply>(call: GuardedCall<Reply>, read: string): Promise<Reply> => {
  const { ifMatch, readCurrent, tagOf, run, refuseStale } = call
  if (ifMatch === undefined || ifMatch === '*') return run()
  const current = await readCurrent(read)
  const tag = tagOf(current)
  // Without a current representation the operation itself returns the error.
  return tag === null || tag === ifMatch ? run() : refuseStale(current, tag)
}

const once = async <Reply>(
  call: GuardedCall<Reply>,
  key: string,
  run: () => Promise<Reply>,
): Promise<Reply> => {
  const { operationId, store, memberId, now, request, refuseKey, keep, restore } = call
  const used = {
    memberId,
    key,
    fingerprint: createHash('sha256').update(`${operationId}\n${request}`).digest('base64url'),
  }
  const claim = await claimKey(store, used, now)
  if (claim.type === 'answered') return restore(claim.answer)
  if (claim.type !== 'claimed') return refuseKey(claim.type)
  let kept: string | null = null
  try {
    const reply = await run()
    kept = keep(reply)
    return reply
  } finally {
    await settleKey(store, used, kept)
  }
}

/**
 * Performs a call with the rules of the safe-writes table: a read gets an entity tag; a write with a
 * stale `If-Match` is refused and runs once per `Idempotency-Key`.
 */
export async function guardCall<Reply>(call: GuardedCall<Reply>): Promise<Reply> {
  const { operationId, idempotencyKey, memberId, store } = call
  if (taggedReads.has(operationId)) {
    const reply = await call.run()
    const tag = call.tagOf(reply)
    return tag === null ? reply : call.withTag(reply, tag)
  }
  const rule = safeWrites[operationId]
  const read = rule?.ifMatch
  const run = (): Promise<Reply> =>
    read !== undefined && memberId !== null
      ? inTurn(store, memberId, () => compared(call, read))
      : call.run()
  return rule?.idempotencyKey === true && idempotencyKey !== undefined
    ? once(call, idempotencyKey, run)
    : run()
}

/** Read operations whose responses have an entity tag. */
export const taggedReads: ReadonlySet<string> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)
