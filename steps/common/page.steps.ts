import { care } from '../screens/care.screen.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { today } from '../support/scenario-time.ts'
import { Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { BrowserTrait } from '../parameters/browser.ts'
import '../parameters/browser.ts'
import type { KeptOnDevice } from '../parameters/kept-on-device.ts'
import '../parameters/kept-on-device.ts'
import type { Absence } from '../parameters/trace.ts'
import '../parameters/trace.ts'
import { expect } from '../support/expect.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  /^(?:a visitor|the member) (?:opens|has opened) "([^"]+)"$/,
  async function (this: PortalWorld, address: string) {
    await this.open(address)
    await pageLoaded(this.page)
  },
)

When(
  /^the member presses ((?:Tab|Enter|Escape|Home|End|PageUp|PageDown|Arrow(?:Left|Right|Up|Down)|\band\b| )+)$/,
  async function (this: PortalWorld, keys: string) {
    for (const key of keys.split(' and ')) await this.page.keyboard.press(key)
  },
)

Then('the heading is {string}', async function (this: PortalWorld, name: string) {
  await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(name)
})

Then('the address is {string}', async function (this: PortalWorld, address: string) {
  await expect(this.page).toHaveURL(address)
})

Given(
  /^the browser window is (\d+)(?: by (\d+) pixels| pixels wide)$/,
  function (this: PortalWorld, width: string, height: string | null) {
    this.visit.viewport = { width: Number(width), height: Number(height ?? 800) }
  },
)

definePhrases<ScenarioDeed>('page deed', {
  'returns to "*"':
    (address = '') =>
    async (world) => {
      await world.page.close()
      world.page = await world.newPage()
      await world.open(address)
    },
  'reloads the page': () => async (world) => {
    await world.page.reload()
  },
  'goes back in the browser': () => async (world) => {
    await world.page.goBack()
  },
  'opens a second tab at "*"':
    (address = '') =>
    async (world) => {
      world.page = await world.newPage()
      await world.open(address)
    },
  /** Does not wait for the page to load. */
  'goes to "*"':
    (address = '') =>
    async (world) => {
      await world.open(address)
    },
  'clears "*"':
    (name = '') =>
    async (world) => {
      await setChecked(care(world).option(name), false)
    },
  'opens "*" while the clock stands still':
    (address = '') =>
    async (world) => {
      const { clock } = await world.context()
      await clock.install({ time: today })
      await clock.pauseAt(today.getTime() + 1000)
      await world.open(address)
    },
  'switches back to the first tab': () => async (world) => {
    world.guard.expect('failed call', / answered 401$/, { maybe: true })
    await world.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  },
})

When('the member {page deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

const systemSettings = {
  'theme is light': { colorScheme: 'light' },
  'theme is dark': { colorScheme: 'dark' },
  'forces its own colors': { forcedColors: 'active' },
  'asks for reduced motion': { reducedMotion: 'reduce' },
} as const

Given(
  /^the system (theme is light|theme is dark|forces its own colors|asks for reduced motion)$/,
  function (this: PortalWorld, setting: keyof typeof systemSettings) {
    Object.assign(this.visit, systemSettings[setting])
  },
)

const shownBefore = {
  nothing: [],
  'only the food log tour': ['has-seen-food-log-intro'],
  'only the dashboard tour': ['has-seen-intro-tour'],
  // The privacy banner was never dismissed.
  'both tours': ['has-seen-intro-tour', 'has-seen-food-log-intro'],
} as const

Given(
  /^this browser has shown (nothing|only the food log tour|only the dashboard tour|both tours) before$/,
  function (this: PortalWorld, what: keyof typeof shownBefore) {
    this.visit.seen = shownBefore[what]
  },
)

When(
  /^the member presses "([^"]+)"( by keyboard)?$/,
  async function (this: PortalWorld, name: string, byKeyboard: string | null) {
    const button = this.page.getByRole('button', { name, exact: true })
    await (byKeyboard === null ? button.click() : button.press('Enter'))
  },
)

Given('the browser {browser}', async function (this: PortalWorld, isAsSaid: BrowserTrait) {
  await isAsSaid(this)
})

Then('no {trace}', async function (this: PortalWorld, isAbsent: Absence) {
  await isAbsent(this)
})

Then(
  'the device keeps {kept}, and {string} is not readable in storage',
  async function (this: PortalWorld, { count, look }: KeptOnDevice, text: string) {
    await expect.poll(async () => (await look(this)).records.length).toBe(count)
    expect((await look(this)).readable).not.toContain(text)
  },
)
