import { type DataTable, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { expect } from '../support/expect.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

definePhrases<ScenarioDeed>('latest blood pressure', {
  'is "*" with the label "*"':
    (written = '', word = '') =>
    async (world) => {
      const { latest, figure } = bloodPressure(world)
      await expect(latest.filter({ has: figure(written) })).toBeVisible()
      await expect(latest).toContainText(word)
    },
  'is from "*" at "*"':
    (day = '', time = '') =>
    async (world) => {
      const { latest } = bloodPressure(world)
      await expect(latest).toContainText(new RegExp(day.replace('November', 'Nov(ember)?')))
      await expect(latest).toContainText(time)
    },
})

Then(
  'the latest blood pressure {latest blood pressure}',
  async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
    await isAsSaid(this)
  },
)

Then(
  'a card says to call 911 if the member feels unwell, and to measure again if not',
  async function (this: PortalWorld) {
    const care = this.page.getByRole('region', { name: 'Rest 5 minutes, then measure again' })
    await expect(care.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
    await expect(care).toContainText(/chest or back pain/i)
    await expect(care).toContainText(/measure again/i)
  },
)

/** Readings with a time after the scenario's start exist only from this step on. */
When(
  'the monitor has sent the readings of the next {int} minutes',
  async function (this: PortalWorld, minutes: number) {
    allowLateStream(this)
    await this.control.setClock(new Date(today.getTime() + minutes * 60_000))
  },
)

Then("the chart's finding is {string}", async function (this: PortalWorld, finding: string) {
  await expect(bloodPressure(this).plot).toHaveAccessibleName(finding)
  await expect(bloodPressure(this).chartCard.getByRole('heading', { name: finding })).toBeVisible()
})

Then('the table lists these points:', async function (this: PortalWorld, table: DataTable) {
  const { rows } = bloodPressure(this)
  await expect(rows).toHaveCount(table.raw().length)
  for (const [index, cells] of table.raw().entries())
    for (const cell of cells) await expect(rows.nth(index)).toContainText(cell)
})

Then('the table view is kept after a reload', async function (this: PortalWorld) {
  await this.page.reload()
  await expect(bloodPressure(this).table).toBeVisible()
  await expect(bloodPressure(this).toTable).toHaveAttribute('aria-pressed', 'true')
})

Then(
  /^the legend names ((?:"[^"]+"(?:, | and )?)+)$/,
  async function (this: PortalWorld, list: string) {
    for (const word of quotedList(list))
      await expect(
        bloodPressure(this).chartCard.getByRole('listitem').filter({ hasText: word }),
      ).toBeVisible()
  },
)

Then('each kind of reading in the chart has its own shape', async function (this: PortalWorld) {
  const shapes = await bloodPressure(this)
    .chartCard.getByRole('listitem')
    .locator('svg path:first-of-type')
    .evaluateAll((paths) =>
      paths.map((path) => `${path.getAttribute('d')} ${getComputedStyle(path).fill === 'none'}`),
    )
  expect(shapes.length).toBeGreaterThanOrEqual(5)
  expect(new Set(shapes).size).toBe(shapes.length)
})
