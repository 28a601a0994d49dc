import { type DataTable, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { Locator } from 'playwright'
import { tours } from '../screens/tours.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import type { PortalWorld } from '../support/world.ts'

definePhrases<ScenarioDeed>('tour deed', {
  'goes back by keyboard': () => async (world) => {
    await world.page.keyboard.press('Shift+Tab')
    await expect(tours(world).back).toBeFocused()
    await world.page.keyboard.press('Enter')
  },
  'doubles the text size': () => async (world) => {
    await world.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  },
})

When('the member {tour deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/**
 * Waits for requests and several render turns, because a late part could open a window. Works with
 * a stopped clock.
 */
Then('no tour/dialog is open', async function (this: PortalWorld) {
  await requestsSettled(this)
  await this.page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(null)
      })
    }
  })
  await expect(tours(this).dialog).toHaveCount(0)
})

/** Waits for the script that opens overlays, because an absence is certain only then. */
Then('no tour/dialog opens', async function (this: PortalWorld) {
  await actWhenReady(this.page)
  await requestsSettled(this)
  const isThere = async (): Promise<boolean> => {
    const requests = await this.page.requests()
    const sinceLoad = requests.slice(
      Math.max(
        0,
        requests.findLastIndex((request) => request.isNavigationRequest()),
      ),
    )
    return sinceLoad.some((request) => /\/openings[-.]/.test(request.url()))
  }
  await expect.poll(isThere).toBe(true)
  await this.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect(tours(this).dialog).toHaveCount(0)
})

Then(
  "the tour's picture is {int} by {int} pixels, and the tour lies at {int}",
  async function (this: PortalWorld, width: number, height: number, layer: number) {
    const { picture, dialog } = tours(this)
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.boundingBox()).toMatchObject({ width, height })
    expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe(String(layer))
  },
)

/**
 * Compares the ring with the control and 6 pixels around it, clipped to 4 pixels inside the window:
 * the list of pages may be longer than the window.
 */
async function expectRingAround(ring: Locator, target: Locator): Promise<void> {
  const bottom = (await ring.page().evaluate(() => innerHeight)) - 4
  const off = async (): Promise<number> => {
    const [outer, inner] = await Promise.all([ring.boundingBox(), target.boundingBox()])
    if (outer === null || inner === null) return Number.POSITIVE_INFINITY
    return Math.max(
      Math.abs(outer.x + 6 - inner.x),
      Math.abs(outer.y + 6 - inner.y),
      Math.abs(outer.x + outer.width - 6 - inner.x - inner.width),
      Math.abs(outer.y + outer.height - Math.min(inner.y + inner.height + 6, bottom)),
    )
  }
  await expect.poll(off, 'how far the ring is off its control').toBeLessThanOrEqual(11)
}

Then(
  'the tour takes the member through:',
  { timeout: 300_000 },
  async function (this: PortalWorld, table: DataTable) {
    const { title, dialog, back, onward, ring, target } = tours(this)
    const rows = table.hashes()
    for (const [index, row] of rows.entries()) {
      await expect(title).toHaveText(row['title'] ?? '')
      await expect(dialog).toContainText(`${index + 1} of ${rows.length}`)
      await expectRingAround(ring, target(row['points at'] ?? ''))
      await expect(back).toHaveCount(index === 0 ? 0 : 1)
      const left = rows.length - 1 - index
      await onward(left === 0 ? 'Close' : left === 1 ? 'Last step' : 'Next').click()
    }
    await expect(dialog).toHaveCount(0)
  },
)

Then(
  'the tour has {int} modals, and then {int} tooltips',
  { timeout: 300_000 },
  async function (this: PortalWorld, modals: number, tooltips: number) {
    const { dialog, onward, ring } = tours(this)
    const total = modals + tooltips
    for (let step = 1; step <= total; step += 1) {
      await expect(dialog).toContainText(`${step} of ${total}`)
      // A modal step highlights no control, so its overlay has no hole.
      const isWhole = () =>
        ring.evaluate(
          (element) =>
            element.getBoundingClientRect().width === document.documentElement.clientWidth,
        )
      await expect.poll(isWhole, `step ${step}`).toBe(step <= modals)
      await onward(step === total ? 'Close' : step === total - 1 ? 'Last step' : 'Next').click()
    }
    await expect(dialog).toHaveCount(0)
  },
)

Then('the focus stays in the tour', async function (this: PortalWorld) {
  await expect
    .poll(() =>
      tours(this).dialog.evaluate(
        (element) => element.contains(document.activeElement) && element !== document.activeElement,
      ),
    )
    .toBe(true)
})

definePhrases<ScenarioDeed>('tour', {
  'points at "*"':
    (name = '') =>
    async (world) => {
      await expectRingAround(tours(world).ring, tours(world).target(name))
    },
  'is a sheet at the bottom with a ring around the menu button': () => async (world) => {
    const { dialog, ring, target } = tours(world)
    await expect(dialog).toBeVisible()
    await expectRingAround(ring, target('the menu button'))
    const gap = () =>
      dialog
        .getByRole('button')
        .last()
        .evaluate((button) => {
          const sheet = button.closest('dialog > div')?.getBoundingClientRect()
          return sheet === undefined ? -1 : Math.round(window.innerHeight - sheet.bottom)
        })
    await expect.poll(gap).toBe(0)
  },
})

Then('the tour {tour}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  /^(?:the tour|a dialog) says "([^"]+)"(?: as step (\d+) of (\d+))?$/,
  async function (this: PortalWorld, title: string, step: string | null, total: string | null) {
    const dialog = this.page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toBeVisible()
    await expect(tours(this).dialog).toHaveCount(1)
    if (step !== null) await expect(dialog).toContainText(`${step} of ${total}`)
  },
)
