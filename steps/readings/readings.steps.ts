import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { readings } from '../screens/readings.screen.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  '{member} reads Spanish and is signed in',
  async function (this: PortalWorld, template: string) {
    this.visit.locale = 'es-US'
    await this.makeMember({ template, locale: 'es-US' })
    await this.signInBehindTheScenes()
  },
)

Given(
  '{member} has no weight readings and is signed in',
  async function (this: PortalWorld, template: string) {
    await this.makeMember({ template, weight: [] })
    await this.signInBehindTheScenes()
  },
)

/** A row is days ago, time, pounds and an optional note, as in "0 | 07:00 | 214.2 | irregular". */
Given(
  '{member} has these weights:',
  async function (this: PortalWorld, template: string, table: DataTable) {
    await this.makeMember({
      template,
      weight: table.hashes().map((row) => ({
        daysAgo: Number(row['days ago']),
        time: row['at'] ?? '',
        pounds: Number(row['pounds']),
        ...(row['note'] === 'irregular' ? { isIrregular: true } : {}),
      })),
    })
  },
)

When(
  'the member clears {string} in the dialog and writes {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await this.page.getByRole('dialog').getByLabel(label).fill(text)
  },
)

Then(
  /^the dialog says ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, texts: string) {
    for (const text of quotedList(texts))
      await expect(this.page.getByRole('dialog')).toContainText(text)
  },
)

Given(
  '{member} has no blood pressure readings and is signed in',
  async function (this: PortalWorld, template: string) {
    await this.makeMember({ template, bloodPressure: [] })
    await this.signInBehindTheScenes()
  },
)

/** Each tab keeps the title, opens its own address and becomes the current one. */
Then(
  /^the tabs lead to ((?:"[^"]+"(?:, | and )?)+) below "([^"]+)"$/,
  async function (this: PortalWorld, names: string, path: string) {
    const { tab, title } = readings(this)
    const heading = await title.textContent()
    for (const [name, end] of quotedList(names).map((told) => told.split(': '))) {
      await tab(name ?? '').click()
      await expect(this.page).toHaveURL(`${path}/${end}`)
      await expect(tab(name ?? '')).toHaveAttribute('aria-current', 'page')
      await expect(title).toHaveText(heading ?? '')
      await pageLoaded(this.page)
    }
  },
)

Then('the latest figure is {string}', async function (this: PortalWorld, figure: string) {
  await expect(readings(this).latest).toContainText(figure)
})

Then('the loaded content does not say {string}', async function (this: PortalWorld, text: string) {
  // Wait for the whole page; an absence is certain only then.
  await pageLoaded(this.page)
  await requestsSettled(this)
  await expect(readings(this).main).not.toContainText(text)
})

Then(
  /^the member can select ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, names: string) {
    await expect.poll(() => readings(this).rangeNames()).toEqual(quotedList(names))
  },
)

When('the member selects the period {string}', async function (this: PortalWorld, name: string) {
  await readings(this).range(name).click()
})

Then(
  'the report covers {string} and can be printed',
  async function (this: PortalWorld, range: string) {
    await expect(readings(this).range(range)).toBeChecked()
    await expect(readings(this).print).toBeVisible()
  },
)

Then('the back link leads to {string}', async function (this: PortalWorld, path: string) {
  await expect(readings(this).back).toHaveAttribute('href', path)
})

Then(/^every row of the list says "([^"]+)"$/, async function (this: PortalWorld, text: string) {
  const rows = readings(this)
    .main.getByRole('table')
    .getByRole('row')
    .filter({ has: this.page.getByRole('cell') })
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
})

Then(
  /^(a|no) row of the list says "([^"]+)"$/,
  async function (this: PortalWorld, some: string, text: string) {
    const rows = readings(this)
      .main.getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    await expect(rows.filter({ hasText: text })).toHaveCount(some === 'a' ? 1 : 0)
  },
)

Given('the server will answer that the weight reading exists', function (this: PortalWorld) {
  this.guard.expect('failed call', /^addWeight answered /)
})

/** The delay exceeds the time that a step needs to type a weight. */
Given('the weight readings arrive late', async function (this: PortalWorld) {
  await this.control.armFault({ operationId: 'listWeightReadings', delayMs: 2000 })
})
