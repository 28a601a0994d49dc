import { type DataTable, Given } from '@cucumber/cucumber'
import type { BloodPressureSeed, BloodSugarSeed } from '../support/control/control-types.ts'
import { bloodPressure, bloodSugar } from '../support/control/seeds.ts'
import { readingTime } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

Given('a member has an account', async function (this: PortalWorld) {
  await this.anyMember()
})

Given('{member} has an account', async function (this: PortalWorld, template: string) {
  await this.makeMember({ template })
})

Given('a member is signed in', async function (this: PortalWorld) {
  await this.anyMember()
  await this.signInBehindTheScenes()
})

Given('{member} is signed in', async function (this: PortalWorld, template: string) {
  await this.makeMember({ template })
  await this.signInBehindTheScenes()
})

Given('the member is signed in', async function (this: PortalWorld) {
  await this.signInBehindTheScenes()
})

const withBloodPressure = (
  world: PortalWorld,
  template: string,
  readings: BloodPressureSeed[],
): Promise<void> => world.makeMember({ template, bloodPressure: readings })

const withBloodSugar = (
  world: PortalWorld,
  template: string,
  readings: BloodSugarSeed[],
): Promise<void> => world.makeMember({ template, bloodSugar: readings })

Given(
  "{member}'s only blood pressure reading is {int}\\/{int}",
  async function (this: PortalWorld, template: string, systolic: number, diastolic: number) {
    await withBloodPressure(this, template, [
      { ...readingTime(0, '7:42'), systolic, diastolic, pulse: 72, source: 'DEVICE' },
    ])
  },
)

Given(
  '{member} took {int}\\/{int} at 11:30 PM on November 18 in Tokyo',
  async function (this: PortalWorld, template: string, systolic: number, diastolic: number) {
    const inTokyo = { timestamp: '2026-11-18T23:30:00', timeZone: 'Asia/Tokyo' }
    await withBloodPressure(this, template, [
      { ...inTokyo, systolic, diastolic, pulse: 72, source: 'DEVICE' },
    ])
  },
)

Given(
  '{member} has these blood pressure readings:',
  async function (this: PortalWorld, template: string, table: DataTable) {
    await withBloodPressure(this, template, table.hashes().map(bloodPressure))
  },
)

Given(
  "{member}'s only blood sugar reading is {int}, {}",
  async function (this: PortalWorld, template: string, value: number, meal: string) {
    await withBloodSugar(this, template, [
      bloodSugar({ 'days ago': '0', at: '7:10 AM', value: String(value), meal }),
    ])
  },
)

Given(
  /^(Walter)'s only blood sugar reading is (below 20|above 600|\d+)$/,
  async function (this: PortalWorld, name: string, value: string) {
    await withBloodSugar(this, name.toLowerCase(), [
      bloodSugar({ 'days ago': '0', at: '7:10 AM', value, meal: 'no meal' }),
    ])
  },
)

Given(
  '{member} has these blood sugar readings:',
  async function (this: PortalWorld, template: string, table: DataTable) {
    await withBloodSugar(this, template, table.hashes().map(bloodSugar))
  },
)
