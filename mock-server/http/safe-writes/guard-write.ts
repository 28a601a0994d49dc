import { createHash } from 'node:crypto'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import { claimKey, settleKey } from '../../database/tables/idempotency-keys.ts'
import type { Store } from '../../database/store.ts'

/**
 * A write as the guard sees it, REST or RPC. `now` is epoch milliseconds by the scenario's clock.
 */
export type GuardedWrite<Reply> = {
  readonly operationId: string
  readonly store: Store
  readonly memberId: string | null
  readonly now: number
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
  /** Everything of the request that decides what it makes. */
  readonly request: string
  /**
   * The entity tag of what the read of the contract answers now, and how a write with another one
   * is refused; null when it answers nothing.
   */
  readonly current: () => Promise<{ readonly tag: string; readonly refuse: () => Reply } | null>
  /** Does the write. */
  readonly run: () => Promise<Reply>
  readonly refuse: (why: 'in-use' | 'reused') => Reply
  /** The reply of a success as text, to be given again; null for a refusal. */
  readonly keep: (reply: Reply) => string | null
  readonly restore: (kept: string) => Reply
}

/**
 * Writes that compare first follow one another in this process; `alone` does the same among the
 * servers of one database.
 */
let last: Promise<unknown> = Promise.resolve()

const inTurn = <T>(store: Store, memberId: string, work: () => Promise<T>): Promise<T> => {
  const mine = last.catch(() => undefined).then(() => store.alone(`compare ${memberId}`, work))
  last = mine
  return mine
}

const compared = async <Reply>({ ifMatch, current, run }: GuardedWrite<Reply>): Promise<Reply> => {
  if (ifMatch === undefined || ifMatch === '*') return run()
  const now = await current()
  // Where nothing is there to compare with, the operation itself knows what to say.
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
 * Does a write as the contract's table of safe writes says: not when what it is based on has
 * changed (`If-Match`), and once for one `Idempotency-Key`. What the table does not name is done as
 * it comes.
 */
export function guardWrite<Reply>(write: GuardedWrite<Reply>): Promise<Reply> {
  const said = safeWrites[write.operationId]
  const { idempotencyKey, memberId, store } = write
  const run = (): Promise<Reply> =>
    said?.ifMatch !== undefined && memberId !== null
      ? inTurn(store, memberId, () => compared(write))
      : write.run()
  return said?.idempotencyKey === true && idempotencyKey !== undefined
    ? once(write, idempotencyKey, run)
    : run()
}

/** The reads whose answers carry an entity tag. */
export const taggedReads: ReadonlySet<string> = new Set(
  Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []),
)
