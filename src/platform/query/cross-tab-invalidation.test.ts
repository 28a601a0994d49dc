import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { shareInvalidations } from './cross-tab-invalidation.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A tab that shows the calls `listReadings` and `getGoals`, and counts how often each is asked. */
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
/** Comes after all that was told before it. */
const settle = async () => {
  const other = await openTab('s-settle')
  const mine = await openTab('s-settle')
  void mine.queries.invalidateQueries({ queryKey: ['getGoals'] })
  await expect.poll(() => other.asked['getGoals']).toBe(2)
}

it('asks again in the other tabs for what a save has changed, and for nothing else', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await expect.poll(() => other.asked).toEqual({ listReadings: 2, getGoals: 1 })
  // What was heard is not told again.
  await settle()
  expect(one.asked).toEqual({ listReadings: 2, getGoals: 1 })
})

it('leaves a tab of another session alone', async () => {
  const [one, other] = [await openTab('s-1'), await openTab('s-2')]
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await settle()
  expect(other.asked).toEqual({ listReadings: 1, getGoals: 1 })
})

it('lets a hidden tab ask when it is seen', async () => {
  const [one, other] = [await openTab(), await openTab()]
  other.world.isSeen = false
  await one.queries.invalidateQueries({ queryKey: ['listReadings'] })
  await settle()
  expect(other.asked['listReadings']).toBe(1)
  other.world.isSeen = true
  other.world.see()
  await expect.poll(() => other.asked).toEqual({ listReadings: 2, getGoals: 1 })
})

it('asks for all that is shown when a tab without a channel is seen again', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = await openTab()
  tab.world.see()
  await expect.poll(() => tab.asked).toEqual({ listReadings: 2, getGoals: 2 })
})
