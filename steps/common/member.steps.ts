import { type DataTable, Given } from '@cucumber/cucumber'
import type { BloodPressureSeed, BloodSugarSeed } from '../support/control/control-types.ts'
import { bloodPressure, bloodSugar } from '../support/control/seeds.ts'
import type { Persona } from '../support/member-names.ts'
import { readingTime } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

Given('a member has an account', async function (this: PortalWorld) {
  await this.anyMember()
})

Given('{member} has an account', async function (this: PortalWorld, who: Persona) {
  await this.makeMember(who)
})

Given('a member is signed in', async function (this: PortalWorld) {
  await this.anyMember()
  await this.signInBehindTheScenes()
})

Given('{member} is signed in', async function (this: PortalWorld, who: Persona) {
  await this.makeMember(who)
  await this.signInBehindTheScenes()
})

Given('the member is signed in', async function (this: PortalWorld) {
  await this.signInBehindTheScenes()
})

const withBloodPressure = (
  world: PortalWorld,
  who: Persona,
  readings: BloodPressureSeed[],
): Promise<void> => world.makeMember({ ...who, bloodPressure: readings })

const withBloodSugar = (
  world: PortalWorld,
  who: Persona,
  readings: BloodSugarSeed[],
): Promise<void> => world.makeMember({ ...who, bloodSugar: readings })

Given(
  "{member}'s only blood pressure reading is {int}\\/{int}",
  async function (this: PortalWorld, who: Persona, systolic: number, diastolic: number) {
    await withBloodPressure(this, who, [
      { ...readingTime(0, '7:42'), systolic, diastolic, pulse: 72, source: 'DEVICE' },
    ])
  },
)

Given(
  '{member} took {int}\\/{int} at 11:30 PM on November 18 in Tokyo',
  async function (this: PortalWorld, who: Persona, systolic: number, diastolic: number) {
    const inTokyo = { timestamp: '2026-11-18T23:30:00', timeZone: 'Asia/Tokyo' }
    await withBloodPressure(this, who, [
      { ...inTokyo, systolic, diastolic, pulse: 72, source: 'DEVICE' },
    ])
  },
)

Given(
  '{member} has these blood pressure readings:',
  async function (this: PortalWorld, who: Persona, table: DataTable) {
    await withBloodPressure(this, who, table.hashes().map(bloodPressure))
  },
)

Given(
  '{member} has these blood sugar readings:',
  async function (this: PortalWorld, who: Persona, table: DataTable) {
    await withBloodSugar(this, who, table.hashes().map(bloodSugar))
  },
)

/** `118, no meal`, or `below 20` and `above 600` for what the meter cannot measure. */
Given(
  "{member}'s only blood sugar reading is {}",
  async function (this: PortalWorld, who: Persona, reading: string) {
    const [value = '', meal = 'no meal'] = reading.split(', ')
    await withBloodSugar(this, who, [bloodSugar({ 'days ago': '0', at: '7:10 AM', value, meal })])
  },
)

Given(
  /^([A-Z][a-z]+) has no (weight|blood pressure) readings$/,
  async function (this: PortalWorld, name: string, area: string) {
    await this.makeMember({
      template: name.toLowerCase(),
      [area === 'weight' ? 'weight' : 'bloodPressure']: [],
    })
  },
)
