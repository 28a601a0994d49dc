import { Given, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { expect } from '../support/expect.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import { startScenarioAt, today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

/** The timers of a paused or running clock run. */
When('{duration} pass(es)', async function (this: PortalWorld, ms: number) {
  await (await this.context()).clock.runFor(ms)
})

definePhrases<ScenarioDeed>('clock', {
  /** Of a page that was opened with a running clock, once its calls have answered. */
  'stands still': () => async (world) => {
    const { clock } = await world.context()
    await clock.pauseAt((await world.page.evaluate(() => Date.now())) + 1000)
  },
  'goes on': () => async (world) => {
    await (await world.context()).clock.resume()
  },
})

When('the clock {clock}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/** Waits for open calls first, because the jump would trigger their timeouts. */
When('the member is idle for {duration}', async function (this: PortalWorld, ms: number) {
  allowLateStream(this)
  await expect.poll(() => this.calls.underWay).toBe(0)
  await (await this.context()).clock.fastForward(ms)
})

/** Since the start of the scenario, for page and server: a page corrects a clock of its own. */
Given('{duration} have gone by', async function (this: PortalWorld, ms: number) {
  const now = new Date(today.getTime() + ms)
  await this.control.setClock(now)
  await (await this.context()).clock.setFixedTime(now)
})

/** The server's clock is right. The page starts with the device's. */
Given(
  /^the device's clock is (\d+) (year|day|hour)s? (slow|fast)$/,
  async function (this: PortalWorld, amount: string, unit: 'year' | 'day' | 'hour', how: string) {
    const length = { year: 365 * 86_400_000, day: 86_400_000, hour: 3_600_000 }[unit]
    this.visit.deviceAhead = Number(amount) * length * (how === 'slow' ? -1 : 1)
    const { clock } = await this.context()
    await clock.setFixedTime(new Date(today.getTime() + this.visit.deviceAhead))
  },
)

/** For page and server, in New York, as `2026-11-01T01:10:00-05:00`. */
Given('it is {string}', async function (this: PortalWorld, time: string) {
  startScenarioAt(new Date(time))
  this.visit.clock = today.getTime()
  await this.control.setClock(today)
})

/** An IANA zone, such as `Pacific/Auckland`, before the browser starts. */
Given("the device's time zone is {string}", function (this: PortalWorld, zone: string) {
  this.visit.timeZone = zone
})

When('the delayed calls continue', function (this: PortalWorld) {
  this.release()
})
