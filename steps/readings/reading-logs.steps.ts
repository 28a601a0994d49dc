import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { readFile } from 'node:fs/promises'
import { readingLogs } from '../screens/reading-logs.screen.ts'
import { parseCsv } from '../support/page/parse-csv.ts'
import { expect } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'

/** `"128/78 Elevated"` matches a row that contains both parts. */
Then(/^the list shows ((?:"[^"]+"(?:, )?)+)$/, async function (this: PortalWorld, list: string) {
  const expected = quotedList(list).map(
    (row) => /^([<>]? ?[\d/]+) (.+)$/.exec(row)?.slice(1) ?? [row],
  )
  await expect
    .poll(async () =>
      (await readingLogs(this).rowTexts()).map((text, index) =>
        expected[index]?.every((part) => text.includes(part)) === true ? 'as told' : text,
      ),
    )
    .toEqual(expected.map(() => 'as told'))
})

const filtersBy =
  (field: string, option = ''): ScenarioDeed =>
  (world) =>
    readingLogs(world).choose(field, option)

definePhrases<ScenarioDeed>('log deed', {
  'sorts by "*"':
    (column = '') =>
    async (world) => {
      await readingLogs(world)
        .table.getByRole('columnheader', { name: column })
        .getByRole('button')
        .click()
    },
  'exports a CSV file': () => async (world) => {
    const [download] = await Promise.all([
      world.page.waitForEvent('download'),
      readingLogs(world).download(),
    ])
    world.file = await readFile(await download.path(), 'utf8')
  },
  'moves the focus into the chart by keyboard': () => async (world) => {
    await bloodPressure(world).toTable.focus()
    await world.page.keyboard.press('Tab')
    await expect(bloodPressure(world).plot).toBeFocused()
  },
  'filters by the category "*"': (option) => filtersBy('Category', option),
  'filters by the meal "*"': (option) => filtersBy('Meal', option),
  'filters by the source "*"': (option) => filtersBy('Added by', option),
})

When('the member {log deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the file has one line per reading with time, offset, unit and numbers:',
  function (this: PortalWorld, table: DataTable) {
    const [, ...lines] = parseCsv(this.file)
    expect(lines.length).toBe(table.raw().length)
    for (const [index, cells] of table.raw().entries())
      for (const cell of cells) expect(lines[index]).toContain(cell)
  },
)

Then('the paper has no header, sidebar or buttons', async function (this: PortalWorld) {
  await expect(this.page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
  await expect(this.page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  // A button that sorts a column prints as its heading.
  const headings = this.page.getByRole('columnheader').getByRole('button').filter({ visible: true })
  await expect(this.page.getByRole('button').filter({ visible: true })).toHaveCount(
    await headings.count(),
  )
})

Then(
  /^(every|a|no) row of the list says "([^"]+)"$/,
  async function (this: PortalWorld, which: string, text: string) {
    const { rows } = readingLogs(this)
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    if (which === 'every') await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
    else await expect(rows.filter({ hasText: text })).toHaveCount(which === 'a' ? 1 : 0)
  },
)

When(
  /^the member switches (?:back )?to the (print|screen) view$/,
  async function (this: PortalWorld, media: 'print' | 'screen') {
    await this.page.emulateMedia({ media })
  },
)
