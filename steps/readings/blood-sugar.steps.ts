import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { diaryReadings } from '../support/control/diary-readings.ts'
import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { expect, patience } from '../support/expect.ts'
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

type SentReading = { readonly timestamp: unknown; readonly tags: Readonly<Record<string, unknown>> }

/** Changes each reading on its way to the page to values that only a newer server may send. */
const changeSentReadings = async (
  world: PortalWorld,
  later: (reading: SentReading) => SentReading,
) =>
  (await world.context()).route('**/readings/bgs/data?*', async (route) => {
    const response = await route.fetch()
    const { bgs } = (await response.json()) as { bgs: SentReading[] }
    await route.fulfill({ response, json: { bgs: bgs.map(later) } })
  })

Given(
  'the server sends four of them with the feeling code 18, the source 4, the meal code 14 and no time',
  async function (this: PortalWorld) {
    const tagged = (reading: SentReading, tags: SentReading['tags']) => ({
      ...reading,
      tags: { ...reading.tags, ...tags },
    })
    const later: Record<string, (reading: SentReading) => SentReading> = {
      'number 3': (reading) => tagged(reading, { feeling_code: 18, note: 'feeling 18' }),
      'number 4': (reading) => tagged(reading, { source: 4, note: 'source 4' }),
      'number 5': (reading) => ({ ...reading, timestamp: 'at noon' }),
      'number 6': (reading) => tagged(reading, { eat_code: 14, note: 'meal 14' }),
    }
    await changeSentReadings(
      this,
      (reading) => later[String(reading.tags['note'])]?.(reading) ?? reading,
    )
  },
)

Given(
  'the server sends every reading with codes that the portal does not know',
  async function (this: PortalWorld) {
    await changeSentReadings(this, (reading) => ({
      ...reading,
      timeZone: '',
      adaTargetRangeExtendedStatus: 'UNHEARD_OF',
      tags: { ...reading.tags, eat_code: 99, feeling_code: 99, source: 99 },
    }))
  },
)

Then(
  'the file has {int} lines after its header, the last one {string}',
  function (this: PortalWorld, count: number, last: string) {
    const [, ...lines] = this.file.trimEnd().split('\r\n')
    expect(lines.length).toBe(count)
    expect(lines.at(-1)).toBe(`"${last}"`)
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
  'no blood sugar was requested before {string} or after {string}',
  async function (this: PortalWorld, first: string, last: string) {
    const calls = (await this.control.calls())
      .filter(({ operationId }) => operationId === 'listBloodSugarReadings')
      .map(({ query }) => [query['start'] ?? '', query['end'] ?? ''])
    expect(calls.length).toBeGreaterThan(0)
    expect(
      calls.filter(([start = '', end = '']) => start < first || end > `${last}T23:59:59`),
    ).toEqual([])
  },
)

Then(
  /^the chart (?:"([^"]+)" )?announces "([^"]+)"(?: and "([^"]+)")?$/,
  async function (this: PortalWorld, name: string | null, text: string, other: string | null) {
    const announcement =
      name === null
        ? bloodPressure(this).announcement
        : chartNamed(this, new RegExp(name)).getByRole('status')
    await expect(announcement).toContainText(text)
    if (other !== null) await expect(announcement).toContainText(other)
  },
)
