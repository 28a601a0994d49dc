import { expect, it } from 'vitest'
import { createOfflineQueue } from './offline-queue.ts'

/** A browser whose network and timers the test controls. */
function browser({ online }: { online: boolean }) {
  const timers = new Map<() => void, number>()
  const later = createOfflineQueue({
    isOnline: () => online,
    after: (ms, task) => {
      timers.set(task, ms)
      return () => void timers.delete(task)
    },
    random: () => 0,
  })
  return {
    later,
    pauses: () => [...timers.values()],
    set: (to: boolean) => void (online = to),
    tick: () => {
      const [task] = timers.keys()
      if (task !== undefined) timers.delete(task)
      task?.()
    },
  }
}
const entry = (send: () => Promise<unknown>) => ({ send })
const done = () => new Promise<void>((resolve) => void setTimeout(resolve))

it('waits without a timer while offline, and sends once when online', async () => {
  const { later, pauses } = browser({ online: false })
  let sent = 0
  later.wait(
    'sugar',
    entry(async () => void (sent += 1)),
  )
  expect(pauses()).toEqual([])
  later.flush()
  later.flush()
  await done()
  later.flush()
  expect([sent, later.has('sugar')]).toEqual([1, false])
})

it('keeps an entry that fails again, also the second time', async () => {
  const { later } = browser({ online: false })
  let tries = 0
  const send = async (): Promise<void> => {
    tries += 1
    if (tries < 3)
      later.wait(
        'sugar',
        entry(() => send()),
      )
  }
  later.wait('sugar', entry(send))
  for (const left of [true, true, false]) {
    later.flush()
    await done()
    expect(later.has('sugar')).toBe(left)
  }
  expect(tries).toBe(3)
})

it('retries with increasing delays while the browser is online', async () => {
  const { later, pauses, tick } = browser({ online: true })
  const seen: number[] = []
  const send = async (): Promise<void> =>
    later.wait(
      'sugar',
      entry(() => send()),
    )
  later.wait('sugar', entry(send))
  for (let time = 0; time < 8; time += 1) {
    seen.push(...pauses())
    tick()
    await done()
  }
  expect(seen).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

it('resets the delay after all entries were saved', async () => {
  const { later, pauses, tick } = browser({ online: true })
  later.wait(
    'sugar',
    entry(async () => {}),
  )
  tick()
  await done()
  later.wait(
    'weight',
    entry(async () => {}),
  )
  expect(pauses()).toEqual([1000])
})

it('keeps the newest entry of each form, and sends those of all forms', async () => {
  const { later } = browser({ online: false })
  const sent: string[] = []
  later.wait(
    'sugar',
    entry(async () => void sent.push('first')),
  )
  later.wait(
    'sugar',
    entry(async () => void sent.push('second')),
  )
  later.wait(
    'weight',
    entry(async () => void sent.push('weight')),
  )
  later.flush()
  await done()
  expect(sent).toEqual(['second', 'weight'])
})

it('sends no removed entry, and nothing after sign-out', async () => {
  const { later, pauses, tick } = browser({ online: true })
  let sent = 0
  later.wait(
    'sugar',
    entry(async () => void (sent += 1)),
  )
  later.stop('sugar')
  tick()
  later.wait(
    'weight',
    entry(async () => void (sent += 1)),
  )
  later.clear()
  later.flush()
  await done()
  expect([sent, pauses()]).toEqual([0, []])
})
