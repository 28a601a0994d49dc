import { setTimeout as after } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { Database, Fault } from './faults/fault.ts'
import type { ChaosRow } from './verdict/chaos-row.ts'
import { countWrites, percentile95, recoveredAfter } from './verdict/count-writes.ts'
import { openChaosPage } from './world/chaos-page.ts'
import { startWorld } from './world/chaos-world.ts'
import { signInSession } from '../visit/edge-session.ts'
import { makeMember } from '../visit/control-client.ts'
import { startWriter } from './world/writer.ts'

const members = 4
const steadyMs = 4_000
const afterwardsMs = 4_000
/** A breaker may be open for 30 s after a long outage. */
const patienceMs = 90_000

/** Starts a portal, lets members write while the fault happens, and counts afterwards. */
export async function runFault(
  fault: Fault,
  portalDir: string,
  browser: Browser,
  database: Database & { readonly url?: string },
): Promise<ChaosRow> {
  const now = (): number => performance.now()
  const world = await startWorld(portalDir, database.url)
  try {
    const page = await openChaosPage(browser, world)
    const sessions = await Promise.all(
      Array.from({ length: members }, async (_, index) =>
        signInSession(world.portal, await makeMember(world.sandbox, `chaos-${index}`)),
      ),
    )
    const writers = sessions.map((session) => startWriter(session, now))
    const talk = new AbortController()
    const talking = (async () => {
      while (!talk.signal.aborted) {
        await page.coachWrites()
        await after(300)
      }
    })()
    await after(steadyMs)
    const startedAt = now()
    let seen = ''
    await fault.happen(
      world,
      async () => {
        seen = await page.opened()
      },
      database,
    )
    const endedAt = now()
    await after(afterwardsMs)
    await Promise.all(writers.map(({ finish }) => finish(endedAt, patienceMs)))
    talk.abort()
    await talking
    const kept = await Promise.all(sessions.map(({ renew }) => renew()))
    const counted = await Promise.all(
      writers.map(async ({ writes, stored }) => countWrites(writes, await stored())),
    )
    const words = page.words.map((name) => ({ name, answeredAt: 0 }))
    counted.push(countWrites(words, await page.shown(patienceMs)))
    const waits = writers.flatMap((writer) => writer.waits)
    await page.close()
    return {
      fault: fault.name,
      written: writers.reduce((sum, { writes }) => sum + writes.length, words.length),
      lost: counted.flatMap(({ lost }) => lost),
      doubled: counted.flatMap(({ doubled }) => doubled),
      untold: counted.flatMap(({ untold }) => untold),
      refusals: summed(writers.map(({ refusals }) => refusals)),
      mayCut: fault.mayCut === true,
      recoveredMs: recoveredAfter(
        writers.map(({ writes }) => writes),
        endedAt,
      ),
      waitBeforeMs: percentile95(waits.flatMap(({ at, ms }) => (at < startedAt ? [ms] : []))),
      waitMs: percentile95(
        waits.flatMap(({ at, ms }) => (at >= startedAt && at < endedAt ? [ms] : [])),
      ),
      sessions: [kept.filter(Boolean).length, members],
      seen,
    }
  } finally {
    await world.stop()
  }
}

function summed(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  return sums
}
