import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { operations } from '../../../generated/openapi/operations.ts'
import type { Write } from '../verdict/count-writes.ts'
import type { EdgeSession } from '../../visit/edge-session.ts'

/** A member who logs a blood sugar every so often, and reads something else meanwhile. */
export interface Writer {
  readonly writes: readonly Write[]
  /** How long each other call took, and when it was sent. */
  readonly waits: readonly { readonly at: number; readonly ms: number }[]
  /** Answers that were not wanted, by status. */
  readonly refusals: Readonly<Record<string, number>>
  /**
   * Goes on until a write that was sent after `since` is answered, then begins nothing new. Resolves
   * when all is answered or the patience is over.
   */
  finish(since: number, patienceMs: number): Promise<void>
  /** What the server has of the writer. */
  stored(): Promise<readonly string[]>
}

const everyMs = 250
const againMs = 300
/** From a noon three weeks ago on, every ten seconds: no other reading has such a time. */
const dayMs = 86_400_000
const firstReading = (Math.floor(Date.now() / dayMs) - 21) * dayMs + dayMs / 2 + 3_000
const nameOf = (index: number): string =>
  new Date(firstReading + index * 10_000).toISOString().slice(0, 19)

const tags = {
  eat_code: 7,
  source: 7,
  feeling_code: null,
  note: null,
  carb: null,
  short_float: null,
  long_float: null,
  premix_float: null,
  is_control: false,
}
/** Answers after which saving again cannot help. */
const isFinal = ({ status, body }: { status: number; body: unknown }): boolean =>
  status < 500 && status !== 429 && Object(body).error !== 'idempotency_key_in_use'

/** Starts writing. `now` is a monotonic time. */
export function startWriter(session: EdgeSession, now: () => number): Writer {
  const writes: Write[] = []
  const waits: { at: number; ms: number }[] = []
  const refusals: Record<string, number> = {}
  let isOver = false
  let giveUpAt = Number.POSITIVE_INFINITY
  const refuse = (status: string): void => void (refusals[status] = (refusals[status] ?? 0) + 1)
  const write = async (index: number): Promise<void> => {
    const key = `"${randomUUID()}"`
    const one: Write = { name: nameOf(index), askedAt: now(), sentAt: now(), answeredAt: null }
    writes.push(one)
    const body = { timestamp: one.name, value: 100 + (index % 60), tags }
    while (one.answeredAt === null && now() < giveUpAt) {
      one.sentAt = now()
      const answer = await session.call(operations.createBloodSugarReading, { body, key })
      if (answer?.status === 201) one.answeredAt = now()
      else {
        one.refusal = answer === null ? 'cut' : String(answer.status)
        refuse(one.refusal)
        if (answer && isFinal(answer)) return
        await after(againMs)
      }
    }
  }
  const writing = (async () => {
    for (let index = 0; !isOver; index += 1) {
      await write(index)
      await after(everyMs)
    }
  })()
  const reading = (async () => {
    while (!isOver) {
      const at = now()
      const answer = await session.call(operations.getUserToken)
      if (answer?.status === 200) waits.push({ at, ms: now() - at })
      else refuse(answer === null ? 'cut' : String(answer.status))
      await after(everyMs)
    }
  })()
  return {
    writes,
    waits,
    refusals,
    async finish(since, patienceMs) {
      giveUpAt = now() + patienceMs
      const hasSaved = (): boolean =>
        writes.some(({ sentAt, answeredAt }) => sentAt >= since && answeredAt !== null)
      while (!hasSaved() && now() < giveUpAt) await after(everyMs)
      isOver = true
      await Promise.all([writing, reading])
    },
    async stored() {
      const answer = await session.call(operations.listBloodSugarReadings, {
        query: `?start=${nameOf(-1)}&end=${nameOf(100_000)}`,
      })
      if (answer?.status !== 200) throw new Error('The readings cannot be listed afterwards.')
      const { bgs } = answer.body as { bgs: { timestamp: string }[] }
      return bgs.map(({ timestamp }) => timestamp.slice(0, 19))
    },
  }
}
