import type { BrowserContext, Page, Request } from 'playwright'
import { setTimeout as after } from 'node:timers/promises'
import type { ControlClient } from './control-client.ts'

/** What a storm did, as a report says it. */
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
  readonly door: ControlClient
  readonly random: () => number
  /** A storm that this one goes on from. */
  readonly from?: InjectedFaults
}

const calm = (): InjectedFaults => ({
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
 * Lets a coach and the member write for so many milliseconds while lines break, answers are lost
 * and the page goes offline. All is over when it resolves.
 */
export async function injectFaults(
  { page, context, door, random, from: weather = calm() }: FaultOptions,
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
    if (request.url().endsWith('/StreamEvents')) weather.streams += 1
  }
  page.on('request', count)
  // Two in turn at most: after four a message waits for her word.
  let inTurn = 0
  await page.route('**/SendMessage', async (route) => {
    const luck = random()
    if (!isOn() || luck > 0.3 || inTurn >= 2) {
      inTurn = 0
      return route.continue()
    }
    inTurn += 1
    if (luck > 0.15) {
      weather.unreached += 1
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } })
    }
    weather.lostAnswers += 1
    await route.fetch().catch(() => undefined)
    await route.fulfill({ status: 504, json: { code: 'unavailable', message: '' } })
  })
  const composer = page.getByRole('dialog').getByRole('textbox')
  await Promise.all([
    every(150, 500, async () => {
      const word = `coach-${weather.written.coach.length + 1}-`
      weather.written.coach.push(word)
      await door.write(word)
    }),
    every(400, 1_200, async () => {
      const word = `member-${weather.written.member.length + 1}-`
      weather.written.member.push(word)
      await composer.fill(word)
      await composer.press('Enter')
    }),
    every(2_000, 7_000, async () => void (weather.cuts += await door.breakStreams('cut'))),
    every(25_000, 45_000, async () => void (weather.freezes += await door.breakStreams('freeze'))),
    every(4_000, 12_000, async () => {
      weather.offline += 1
      await context.setOffline(true)
      await after(between(random, 200, 4_000))
      await context.setOffline(false)
    }),
  ])
  page.off('request', count)
  await page.unroute('**/SendMessage')
  return weather
}
