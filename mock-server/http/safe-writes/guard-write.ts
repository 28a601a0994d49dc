import { createHash } from 'node:crypto'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import { claimKey, settleKey } from '../../database/tables/idempotency-keys.ts'
import type { Store } from '../../database/store.ts'

/** A REST or RPC write. `now` is epoch milliseconds on the scenario's clock. */
export type GuardedWrite<Reply> = {
  readonly operationId: string
  readonly store: Store
  readonly memberId: string | null
  readonly now: number
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** The parts of the request that determine the result. */
  readonly request: string
  /**
   * Returns the entity tag of the current representation and how to refuse a stale write. Null when
   * there is none.
   */
  readonly current: () => Promise<{ readonly tag: string; readonly refuse: () => Reply } | null>
  /** Performs the write. */
  readonly run: () => Promise<Reply>
  readonly refuse: (why: 'in-use' | 'reused') => Reply
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

const compared = async <Reply>({ ifMatch, current, run }: GuardedWrite<Reply>): Promise<Reply> => {
  if (ifMatch === undefined || ifMatch === '*') return run()
  const now = await current()
  // Without a current representation the operation itself returns the error.
  return now === null || now.tag === ifMatch ? run() : now.refuse()
}

const once = async <Reply>(
  write: GuardedWrite<Reply>,
  key: string,
  run: () => Promise<Reply>,
): Promise<Reply> => {
  const { operationId, store, memberId, now, request, refuse, keep, restore } = write
  const used = {
    memberId,
    key,
    fingerprint: createHash('sha256').update(`${operationId}\n${request}`).digest('base64url'),
  }
  const claim = await claimKey(store, used, now)
  if (claim.type === 'answered') return restore(claim.answer)
  if (claim.type !== 'claimed') return refuse(claim.type)
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
 * Performs a write with the rules of the safe-writes table: it refuses a stale `If-Match` and runs
 * once per `Idempotency-Key`. An operation outside the table runs unguarded.
 */
export function guardWrite<Reply>(write: GuardedWrite<Reply>): Promise<Reply> {
  const rule = safeWrites[write.operationId]
  const { idempotencyKey, memberId, store } = write
  const run = (): Promise<Reply> =>
    rule?.ifMatch !== undefined && memberId !== null
      ? inTurn(store, memberId, () => compared(write))
      : write.run()
  return rule?.idempotencyKey === true && idempotencyKey !== undefined
    ? once(write, idempotencyKey, run)
    : run()
}

/** Read operations whose responses have an entity tag. */
export const taggedReads: ReadonlySet<string> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)
