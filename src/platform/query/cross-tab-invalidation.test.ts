import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { shareInvalidations } from './cross-tab-invalidation.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A tab that shows `listReadings` and `getGoals` and counts the requests of each. */
async function openTab(session = 's-1') {
  const world = { isSeen: true, see: () => {} }
  const asked: Record<string, number> = { listReadings: 0, getGoals: 0 }
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  stops.push(
    shareInvalidations(queries, {
      session: () => session,
      isSeen: () => world.isSeen,
      onSeen: (task) => ((world.see = task), () => {}),
    }),
  )
  for (const name of ['listReadings', 'getGoals']) {
    stops.push(
      new QueryObserver(queries, {
        queryKey: [name, { of: 'a page' }],
        queryFn: async () => (asked[name] ?? 0, (asked[name] = (asked[name] ?? 0) + 1)),
      }).subscribe(() => {}),
    )
  }
  await expect.poll(() => asked).toEqual({ listReadings: 1, getGoals: 1 })
  return { queries, asked, world }
}
/** Waits until earlier messages have been delivered. */
const settle = async () => {
  const other = await openTab('s-settle')
  const mine = await openTab('s-settle')
  void mine.queries.invalidateQueries({ queryKey: ['getGoals'] })
  await expect.poll(() => other.asked['getGoals']).toBe(2)
}

it('refetches only the invalidated queries in the other tabs', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await expect.poll(() => other.asked).toEqual({ listReadings: 2, getGoals: 1 })
  // A received message is not sent again.
  await settle()
  expect(one.asked).toEqual({ listReadings: 2, getGoals: 1 })
})

it('ignores a tab of another session', async () => {
  const [one, other] = [await openTab('s-1'), await openTab('s-2')]
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await settle()
  expect(other.asked).toEqual({ listReadings: 1, getGoals: 1 })
})

it('refetches in a hidden tab when it is visible again', async () => {
  const [one, other] = [await openTab(), await openTab()]
  other.world.isSeen = false
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await settle()
  expect(other.asked['listReadings']).toBe(1)
  other.world.isSeen = true
  other.world.see()
  await expect.poll(() => other.asked).toEqual({ listReadings: 2, getGoals: 1 })
})

it('refetches once, however often the tab is looked at', async () => {
  const [one, other] = [await openTab(), await openTab()]
  other.world.isSeen = false
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await settle()
  other.world.isSeen = true
  other.world.see()
  await expect.poll(() => other.asked['listReadings']).toBe(2)
  other.world.see()
  await settle()
  expect(other.asked).toEqual({ listReadings: 2, getGoals: 1 })
})

it('refetches all active queries when a tab without a channel is visible again', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = await openTab()
  tab.world.see()
  await expect.poll(() => tab.asked).toEqual({ listReadings: 2, getGoals: 2 })
})
