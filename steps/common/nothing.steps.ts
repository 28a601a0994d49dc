import { clippedContent } from '../support/page/clipped-content.ts'
import { conversation } from '../screens/conversation.screen.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { doctorReport } from '../screens/doctor-report.screen.ts'
import { expect } from '../support/expect.ts'
import { pictureIsKept } from '../support/page/drawn-dashboard.ts'
import { Then } from '@cucumber/cucumber'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { PortalWorld } from '../support/world.ts'

/** What happens to nothing. */
definePhrases<ScenarioDeed>('nothing', {
  'of the page of before was taken over': () => async (world) => {
    expect(await pictureIsKept(world.page)).toBe(false)
    await expect(dashboard(world).greeting.filter({ hasText: 'Rosa' })).toHaveCount(0)
  },
  'is attached': () => async (world) => {
    await expect(conversation(world).attached).toHaveCount(0)
  },
  'can be saved or printed': () => async (world) => {
    await expect(doctorReport(world).save).toHaveCount(0)
    await expect(doctorReport(world).print).toHaveCount(0)
  },
  'is clipped at the sides': () => async (world) => {
    await expect.poll(() => clippedContent(world.page)).toEqual([])
  },
})

Then('nothing {nothing}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
