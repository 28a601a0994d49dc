import { When } from '@cucumber/cucumber'
import type { ChangeElsewhere } from '../parameters/change-elsewhere.ts'
import '../parameters/change-elsewhere.ts'
import type { PortalWorld } from '../support/world.ts'

When('another device {change}', async function (this: PortalWorld, { act }: ChangeElsewhere) {
  await act(this)
})

When(
  'another device {change} just before the save arrives',
  async function (this: PortalWorld, { act, save }: ChangeElsewhere) {
    if (save === undefined) throw new Error('The portal does not save the same thing.')
    this.guard.expect('failed call', save.refusal)
    let isDone = false
    await this.page.route(save.url, async (route) => {
      if (!isDone && route.request().method() !== 'GET') {
        isDone = true
        await act(this)
      }
      await route.continue()
    })
  },
)
