import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { readFile } from 'node:fs/promises'
import { care } from '../screens/care.screen.ts'
import { parseCsv } from '../support/page/parse-csv.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  /^the RPC "(\w+)" is answered with "(unavailable|internal)"$/,
  async function (this: PortalWorld, operationId: string, code: string) {
    this.guard.expect('failed call', new RegExp(`^${operationId} answered `))
    await this.control.armFault({ operationId, example: code })
  },
)

When('the answer to saving it is long in coming', async function (this: PortalWorld) {
  const held = Promise.withResolvers<void>()
  this.release = held.resolve
  await (
    await this.context()
  ).route('**/AddFoodEntry', async (route) => {
    await held.promise
    await route.continue()
  })
})

Given('the call {string} finds nothing', function (this: PortalWorld, operationId: string) {
  this.guard.expect('failed call', new RegExp(`^${operationId} answered 404$`))
})

Given('she has no reminders feature', async function (this: PortalWorld) {
  await this.control.setFeature(this.member.id, 'REMINDERS', false)
})

Then(
  /^the content says ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    for (const text of quotedList(list)) await expect(care(this).main).toContainText(text)
  },
)

/** A page that is still on its way says little: nothing of it is busy any more. */
Then('the content does not say {string}', async function (this: PortalWorld, text: string) {
  await pageLoaded(this.page)
  await expect(care(this).main).not.toContainText(text)
})

When(
  'she/he fills {string} with {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await care(this).field(label).fill(text)
  },
)

Then(
  'the field {string} holds {string}',
  async function (this: PortalWorld, label: string, text: string) {
    await expect(care(this).field(label)).toHaveValue(text)
  },
)

When('she picks {string}', async function (this: PortalWorld, name: string) {
  await setChecked(care(this).choice(name))
})

When('she takes out {string}', async function (this: PortalWorld, name: string) {
  await setChecked(care(this).tick(name), false)
})

Then(
  'the card {string} does not say {string}',
  async function (this: PortalWorld, title: string, text: string) {
    await pageLoaded(this.page)
    const card = care(this)
      .main.locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toHaveCount(1)
    await expect(card).not.toContainText(text)
  },
)

/** The server stays in its day: it has not closed what is over for the browser. */
Given('her browser is {int} days ahead', async function (this: PortalWorld, days: number) {
  await (await this.context()).clock.setFixedTime(new Date(today.getTime() + days * 86_400_000))
})

Then('every day of the week is chosen', async function (this: PortalWorld) {
  const { ticks } = care(this)
  await expect(ticks).toHaveCount(7)
  for (const day of await ticks.all()) await expect(day).toBeChecked()
})

When(
  'she picks the first {string} and the first {string}',
  async function (this: PortalWorld, one: string, other: string) {
    for (const label of [one, other]) await care(this).field(label).selectOption({ index: 1 })
  },
)

When('she/he presses {string} in the window', async function (this: PortalWorld, name: string) {
  await care(this).window.getByRole('button', { name, exact: true }).click()
})

When("she follows the change of today's meal", async function (this: PortalWorld) {
  await care(this).changeOfFirstMeal.click()
})

Then(
  'she sees {int} earlier days in her food log',
  async function (this: PortalWorld, count: number) {
    await expect(care(this).earlierDays).toHaveCount(count)
  },
)

When('she opens the first of these days', async function (this: PortalWorld) {
  await care(this).earlierDays.first().click()
})

When('she follows the change of its first meal', async function (this: PortalWorld) {
  await care(this).changeOfEarlierMeal.click()
})

When('she saves the file {string}', async function (this: PortalWorld, name: string) {
  const [download] = await Promise.all([
    this.page.waitForEvent('download'),
    care(this).save(name).click(),
  ])
  this.file = await readFile(await download.path(), 'utf8')
})

Then(
  'the file has a line for each of its readings, with {string} in it',
  async function (this: PortalWorld, unit: string) {
    const [, ...lines] = parseCsv(this.file)
    await expect(care(this).main).toContainText(`${lines.length} readings`)
    for (const line of lines) expect(line).toContain(unit)
  },
)

When('she opens the coaching window', async function (this: PortalWorld) {
  const context = await this.context()
  await context.route('https://coaching.wellspring.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Coaching</title>' }),
  )
  const [opened] = await Promise.all([context.waitForEvent('page'), care(this).launch.click()])
  await opened.waitForURL('https://coaching.wellspring.example/**')
  this.brought = opened.url()
  await opened.close()
})

Then(
  'its address has her id, {string}, a code, and the flags of one-app and of the new screens',
  function (this: PortalWorld, language: string) {
    const said = Object.fromEntries(new URL(this.brought).searchParams)
    expect(said).toMatchObject({ locale: language, oneApp: 'false', newUI: 'true' })
    expect(said['userId']).toMatch(/^[\w-]{4,}$/)
    expect(said['accessCode']).toMatch(/.{8,}/)
  },
)

Then('its address says newUI {string}', function (this: PortalWorld, isNew: string) {
  expect(new URL(this.brought).searchParams.get('newUI')).toBe(isNew)
})

/**
 * What a server of a later version may send, whatever the contract of today says: the answer is
 * changed on its way to the page. `added` is a copy of the first row with a change.
 */
Given(
  'in the answer of {string} the rows of {string} are told with:',
  async function (this: PortalWorld, rpc: string, list: string, table: DataTable) {
    type Wire = Record<string, unknown>
    await (
      await this.context()
    ).route(new RegExp(`/${rpc}(\\?.*)?$`), async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Wire
      const rows = list.split('.').reduce<unknown>((at, key) => (at as Wire)[key], answer) as Wire[]
      for (const [which, field = '', value] of table.raw()) {
        if (which === 'added') rows.push(structuredClone(rows[0] ?? {}))
        const [key = '', ...path] = field.split('.').toReversed()
        const changed =
          which === 'all' ? rows : which === 'added' ? rows.slice(-1) : rows.slice(0, 1)
        for (const row of changed)
          path.reduceRight<Wire>((at, name) => at[name] as Wire, row)[key] = value
      }
      await route.fulfill({ response, json: answer })
    })
  },
)
