import { createHash } from 'node:crypto'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import type { Store } from '../../database/store.ts'
import { storeWithin } from '../../database/store-within.ts'
import { claimKey, keepAnswer, releaseKey } from '../../database/tables/idempotency-keys.ts'

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
  /** Performs the call with a store. */
  readonly run: (store: Store) => Promise<Reply>
  /** Calls the read whose entity tag `If-Match` holds. */
  readonly readCurrent: (operationId: string, store: Store) => Promise<Reply>
  /** Returns the entity tag of a reply; null for a refusal. */
  readonly tagOf: (reply: Reply) => string | null
  readonly withTag: (reply: Reply, tag: string) => Reply
  /** Refuses a stale write with the current representation. */
  readonly refuseStale: (current: Reply, tag: string) => Reply
  readonly refuseReused: () => Reply
  /** Returns whether an error of `run` is a refusal, which ends the call as it should. */
  readonly isRefusal: (error: unknown) => boolean
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

const compared = async <Reply>(
  call: GuardedCall<Reply>,
  read: string | undefined,
  store: Store,
): Promise<Reply> => {
  const { ifMatch, readCurrent, tagOf, run, refuseStale } = call
  if (read === undefined || ifMatch === undefined || ifMatch === '*') return run(store)
  const current = await readCurrent(read, store)
  const tag = tagOf(current)
  // Without a current representation the operation itself returns the error.
  return tag === null || tag === ifMatch ? run(store) : refuseStale(current, tag)
}

/** The end of a call: its reply, or the error that refuses it. */
type End<Reply> = { readonly reply: Reply } | { readonly refusal: unknown }

/**
 * Claims the key, performs the write and keeps its answer in one transaction: after a crash all of
 * them are stored, or none.
 */
const once = async <Reply>(
  call: GuardedCall<Reply>,
  key: string,
  run: (store: Store) => Promise<Reply>,
): Promise<Reply> => {
  const { operationId, memberId, now, request, refuseReused, isRefusal, keep, restore } = call
  const used = {
    memberId,
    key,
    fingerprint: createHash('sha256').update(`${operationId}\n${request}`).digest('base64url'),
  }
  const end = await storeWithin(call.store, async (store): Promise<End<Reply>> => {
    const claim = await claimKey(store, used, now)
    if (claim.type === 'answered') return { reply: restore(claim.answer) }
    if (claim.type === 'reused') return { reply: refuseReused() }
    const made = await run(store).then(
      (reply) => ({ reply, kept: keep(reply) }),
      (refusal: unknown) => {
        if (!isRefusal(refusal)) throw refusal
        return { refusal, kept: null }
      },
    )
    // What a refused call stored stays, such as a counted attempt.
    if (made.kept === null) await releaseKey(store, used)
    else await keepAnswer(store, used, made.kept, now)
    return made
  })
  if ('refusal' in end) throw end.refusal
  return end.reply
}

/**
 * Performs a call with the rules of the safe-writes table: a read gets an entity tag; a write with a
 * stale `If-Match` is refused and runs once per `Idempotency-Key`.
 */
export async function guardCall<Reply>(call: GuardedCall<Reply>): Promise<Reply> {
  const { operationId, idempotencyKey, memberId, store } = call
  if (taggedReads.has(operationId)) {
    const reply = await call.run(store)
    const tag = call.tagOf(reply)
    return tag === null ? reply : call.withTag(reply, tag)
  }
  const rule = safeWrites[operationId]
  const run = (within: Store): Promise<Reply> => compared(call, rule?.ifMatch, within)
  const perform = (): Promise<Reply> =>
    rule?.idempotencyKey === true && idempotencyKey !== undefined
      ? once(call, idempotencyKey, run)
      : run(store)
  return rule?.ifMatch !== undefined && memberId !== null
    ? inTurn(store, memberId, perform)
    : perform()
}

/** Read operations whose responses have an entity tag. */
export const taggedReads: ReadonlySet<string> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)
