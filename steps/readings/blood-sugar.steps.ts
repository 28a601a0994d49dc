import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { diaryReadings } from '../support/control/diary-readings.ts'
import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { expect, patience } from '../support/expect.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { timeZone } from '../support/scenario-time.ts'
import type { Persona } from '../support/member-names.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  '{member} kept the diary {string}',
  async function (this: PortalWorld, who: Persona, name: string) {
    await this.makeMember({ ...who, bloodSugar: diaryReadings(name) })
  },
)

/** Times are local to each place. */
Given(
  '{member} travelled with these blood sugar readings:',
  async function (this: PortalWorld, who: Persona, table: DataTable) {
    const bloodSugar = table
      .hashes()
      .map(({ day = '', at = '', in: timeZone = '', value = '', source = '' }) => ({
        timestamp: `${day}T${at}:00`,
        timeZone,
        value: Number(value),
        tags: { eat_code: 13, source: source === 'typed in' ? 7 : 1, is_control: false },
      }))
    await this.makeMember({ ...who, bloodSugar })
  },
)

/** Two readings a day up to yesterday, numbered by their notes. */
const readingsOf = (count: number, value: number) =>
  Array.from({ length: count }, (_, index) => ({
    timestamp: `${new Date(Date.UTC(2026, 10, 19 - (index % 100))).toISOString().slice(0, 10)}T${index < 100 ? '12' : '07'}:10:00`,
    timeZone,
    value,
    tags: { eat_code: 13, source: 1, is_control: false, note: `number ${index}` },
  }))

Given(
  '{member} has {int} blood sugar readings of {int}',
  async function (this: PortalWorld, who: Persona, count: number, value: number) {
    await this.makeMember({ ...who, bloodSugar: readingsOf(count, value) })
  },
)

/** The region whose text a screen reader announces during keyboard navigation. */
const chartNamed = ({ page }: PortalWorld, part: RegExp) =>
  page.getByRole('main').getByRole('region', { name: part })

When(
  'the member walks the chart {string} with the keys {string}',
  async function (this: PortalWorld, name: string, keys: string) {
    const part = chartNamed(this, new RegExp(name))
    // The chart has the role `application` during keyboard navigation.
    const plot = part.getByRole('img', { name: new RegExp(name) }).or(part.getByRole('application'))
    await plot.focus()
    for (const key of keys.split(' ')) await this.page.keyboard.press(key)
  },
)

Then(
  'the long list of {int} lines renders fewer than {int} of them, and ends with {string}',
  async function (this: PortalWorld, lines: number, most: number, text: string) {
    const table = this.page.getByRole('main').getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', String(lines))
    // Rows are measured while they become visible, so press the key until the last row holds.
    await expect(async () => {
      await this.page.keyboard.press('End')
      await expect(table.getByRole('row').last()).toContainText(text, { timeout: 1000 })
    }).toPass({ timeout: patience })
    expect(await table.getByRole('row').count()).toBeLessThan(most)
  },
)

Then(
  /^the chart (?:"([^"]+)" )?announces (nothing|"[^"]+"(?: and "[^"]+")?)$/,
  async function (this: PortalWorld, name: string | null, what: string) {
    const announcement =
      name === null
        ? bloodPressure(this).announcement
        : chartNamed(this, new RegExp(name)).getByRole('status')
    if (what === 'nothing') await expect(announcement).toHaveText('')
    for (const text of quotedList(what)) await expect(announcement).toContainText(text)
  },
)
