import { type DataTable, defineParameterType, Given } from '@cucumber/cucumber'
import type { Who } from '../parameters/who.ts'
import '../parameters/who.ts'
import type { BloodPressureSeed, MemberRequest } from '../support/control/control-types.ts'
import { bloodPressure, bloodSugar, weight } from '../support/control/seeds.ts'
import type { Persona } from '../support/member-names.ts'
import type { PortalWorld } from '../support/world.ts'

Given('{who} has an account', async function (this: PortalWorld, make: Who) {
  await make(this)
})

/** `the member` is the one that an earlier step made. */
Given('{who} is signed in', async function (this: PortalWorld, make: Who) {
  await make(this)
  await this.signInBehindTheScenes()
})

const withBloodPressure = (
  world: PortalWorld,
  who: Persona,
  readings: BloodPressureSeed[],
): Promise<void> => world.makeMember({ ...who, bloodPressure: readings })

Given(
  '{member} took {int}\\/{int} at 11:30 PM on November 18 in Tokyo',
  async function (this: PortalWorld, who: Persona, systolic: number, diastolic: number) {
    const inTokyo = { timestamp: '2026-11-18T23:30:00', timeZone: 'Asia/Tokyo' }
    await withBloodPressure(this, who, [
      { ...inTokyo, systolic, diastolic, pulse: 72, source: 'DEVICE' },
    ])
  },
)

/** A kind of readings: from the rows of a table, and from the words of one. */
const vitals = {
  'blood pressure': {
    readings: (rows) => ({ bloodPressure: rows.map(bloodPressure) }),
    only: (reading) => ({ 'days ago': '0', at: '7:42 AM', reading, pulse: '72' }),
  },
  // `118, no meal`, or `below 20` and `above 600` for what the meter cannot measure.
  'blood sugar': {
    readings: (rows) => ({ bloodSugar: rows.map(bloodSugar) }),
    only: (reading) => {
      const [value = '', meal = 'no meal'] = reading.split(', ')
      return { 'days ago': '0', at: '7:10 AM', value, meal }
    },
  },
  weight: {
    readings: (rows) => ({ weight: rows.map(weight) }),
    only: (pounds) => ({ 'days ago': '0', at: '07:00', pounds }),
  },
} satisfies Record<
  string,
  {
    readonly readings: (rows: readonly Record<string, string>[]) => Partial<MemberRequest>
    readonly only: (reading: string) => Record<string, string>
  }
>
type Vital = keyof typeof vitals

defineParameterType({
  name: 'vital',
  regexp: new RegExp(Object.keys(vitals).join('|')),
  transformer: (text: string) => text as Vital,
})

Given(
  '{member} has these {vital} readings:',
  async function (this: PortalWorld, who: Persona, vital: Vital, table: DataTable) {
    await this.makeMember({ ...who, ...vitals[vital].readings(table.hashes()) })
  },
)

Given(
  "{member}'s only {vital} reading is {}",
  async function (this: PortalWorld, who: Persona, vital: Vital, reading: string) {
    const { readings, only } = vitals[vital]
    await this.makeMember({ ...who, ...readings([only(reading)]) })
  },
)

Given(
  '{member} has no {vital} readings',
  async function (this: PortalWorld, who: Persona, vital: Vital) {
    await this.makeMember({ ...who, ...vitals[vital].readings([]) })
  },
)
