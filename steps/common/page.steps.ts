import { Given, Then, When } from '@cucumber/cucumber'
import type { BrowserTrait } from '../parameters/browser.ts'
import '../parameters/browser.ts'
import type { KeptOnDevice } from '../parameters/kept-on-device.ts'
import '../parameters/kept-on-device.ts'
import type { Absence } from '../parameters/trace.ts'
import '../parameters/trace.ts'
import { brokenWords } from '../support/page/broken-words.ts'
import { expect } from '../support/expect.ts'
import { headings } from '../support/page/headings.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { horizontalOverflow } from '../support/page/horizontal-overflow.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  /^(?:a visitor|the member) (?:opens|has opened) "([^"]+)"$/,
  async function (this: PortalWorld, address: string) {
    await this.open(address)
    await pageLoaded(this.page)
  },
)

When('the member returns to {string}', async function (this: PortalWorld, address: string) {
  await this.page.close()
  this.page = await this.newPage()
  await this.open(address)
})

When('the member reloads the page', async function (this: PortalWorld) {
  await this.page.reload()
})

When('the member goes back in the browser', async function (this: PortalWorld) {
  await this.page.goBack()
})

When(
  'the member opens a second tab at {string}',
  async function (this: PortalWorld, address: string) {
    this.page = await this.newPage()
    await this.open(address)
  },
)

When(
  /^the member presses ((?:Tab|Enter|Escape|Home|End|PageUp|PageDown|Arrow(?:Left|Right|Up|Down)|\band\b| )+)$/,
  async function (this: PortalWorld, keys: string) {
    for (const key of keys.split(' and ')) await this.page.keyboard.press(key)
  },
)

Then('the page is titled {string}', async function (this: PortalWorld, title: string) {
  await expect(this.page).toHaveTitle(title)
})

Then('the heading is {string}', async function (this: PortalWorld, name: string) {
  await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(name)
})

Then('there is one main heading and no level is skipped', async function (this: PortalWorld) {
  await expect(this.page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const skipping = async () =>
    (await headings(this.page)).filter(
      (level, index, levels) => level > (levels[index - 1] ?? 0) + 1,
    )
  await expect.poll(skipping, 'headings that skip a level').toEqual([])
})

Then('the address is {string}', async function (this: PortalWorld, address: string) {
  await expect(this.page).toHaveURL(address)
})

Then('the page is in {string}', async function (this: PortalWorld, language: string) {
  await expect(this.page.locator('html')).toHaveAttribute('lang', language)
})

Then('the page does not scroll sideways', async function (this: PortalWorld) {
  await expect.poll(() => horizontalOverflow(this.page)).toEqual([])
})

Then('no word of the page is clipped', async function (this: PortalWorld) {
  await pageLoaded(this.page)
  expect(await brokenWords(this.page)).toEqual([])
})

Given(
  /^the browser window is (\d+)(?: by (\d+) pixels| pixels wide)$/,
  function (this: PortalWorld, width: string, height: string | null) {
    this.visit.viewport = { width: Number(width), height: Number(height ?? 800) }
  },
)

/** Does not wait for the page to load. */
When('the member goes to {string}', async function (this: PortalWorld, address: string) {
  await this.open(address)
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
