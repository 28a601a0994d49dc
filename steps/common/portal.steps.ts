import { expect } from '../support/expect.ts'
import { expectSent } from '../support/control/expect-sent.ts'
import { Then } from '@cucumber/cucumber'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { PortalWorld } from '../support/world.ts'

/** What the portal has done. */
definePhrases<ScenarioDeed>('portal', {
  'loaded once': () => (world) => {
    expect(world.calls.pages).toBe(1)
  },
  'sent "*" as the text "*"':
    (operationId = '', body = '') =>
    async (world) => {
      const { headers } = await expectSent(world, operationId, { body })
      expect(headers['content-type']).toMatch(/^text\/plain\b/)
    },
  'sent "*" twice with one idempotency key':
    (operationId = '') =>
    async (world) => {
      const keys = async () =>
        (await world.control.sent(operationId)).map(({ headers }) => headers['idempotency-key'])
      await expect.poll(async () => (await keys()).length).toBe(2)
      const [first, second] = await keys()
      expect(first).toMatch(/^"[\w-]{36}"$/)
      expect(second).toBe(first)
    },
  'requested the contact points with that token': () => async (world) => {
    await expectSent(world, 'listMfaContactPoints', {
      path: `/mfa/${world.signInSecret}/contactPoints`,
      status: 200,
    })
  },
})

Then('the portal {portal}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})
