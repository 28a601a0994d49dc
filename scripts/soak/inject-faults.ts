import type { BrowserContext, Page, Request } from 'playwright'
import { setTimeout as after } from 'node:timers/promises'
import type { ControlClient } from '../visit/control-client.ts'

/** Counts of the injected faults, and the written messages. */
export interface InjectedFaults {
  readonly written: { readonly coach: string[]; readonly member: string[] }
  cuts: number
  freezes: number
  offline: number
  lostAnswers: number
  unreached: number
  streams: number
}

export interface FaultOptions {
  readonly page: Page
  readonly context: BrowserContext
  readonly control: ControlClient
  readonly random: () => number
  /** Faults of an earlier run, to which this one adds. */
  readonly from?: InjectedFaults
}

const noFaults = (): InjectedFaults => ({
  written: { coach: [], member: [] },
  cuts: 0,
  freezes: 0,
  offline: 0,
  lostAnswers: 0,
  unreached: 0,
  streams: 0,
})

const between = (random: () => number, low: number, high: number): number =>
  low + (high - low) * random()

/**
 * Lets a coach and the member write for `milliseconds` while streams break, answers get lost and
 * the page goes offline. All faults are over when it resolves.
 */
export async function injectFaults(
  { page, context, control, random, from: faults = noFaults() }: FaultOptions,
  milliseconds: number,
): Promise<InjectedFaults> {
  const end = performance.now() + milliseconds
  const isOn = (): boolean => performance.now() < end
  const every = async (low: number, high: number, task: () => Promise<void>): Promise<void> => {
    for (;;) {
      await after(between(random, low, high))
      if (!isOn()) return
      await task()
    }
  }
  const count = (request: Request): void => {
    if (request.url().endsWith('/StreamEvents')) faults.streams += 1
  }
  page.on('request', count)
  // At most two faults in a row, because a message waits for the member after four failed attempts.
  let failuresInARow = 0
  await page.route('**/SendMessage', async (route) => {
    const chance = random()
    if (!isOn() || chance > 0.3 || failuresInARow >= 2) {
      failuresInARow = 0
      return route.continue()
    }
    failuresInARow += 1
    if (chance > 0.15) {
      faults.unreached += 1
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } })
    }
    faults.lostAnswers += 1
    await route.fetch().catch(() => undefined)
    await route.fulfill({ status: 504, json: { code: 'unavailable', message: '' } })
  })
  const composer = page.getByRole('dialog').getByRole('textbox')
  await Promise.all([
    every(150, 500, async () => {
      const word = `coach-${faults.written.coach.length + 1}-`
      faults.written.coach.push(word)
      await control.write(word)
    }),
    every(400, 1_200, async () => {
      const word = `member-${faults.written.member.length + 1}-`
      faults.written.member.push(word)
      await composer.fill(word)
      await composer.press('Enter')
    }),
    every(2_000, 7_000, async () => void (faults.cuts += await control.breakStreams('cut'))),
    every(
      25_000,
      45_000,
      async () => void (faults.freezes += await control.breakStreams('freeze')),
    ),
    every(4_000, 12_000, async () => {
      faults.offline += 1
      await context.setOffline(true)
      await after(between(random, 200, 4_000))
      await context.setOffline(false)
    }),
  ])
  page.off('request', count)
  await page.unroute('**/SendMessage')
  return faults
}
