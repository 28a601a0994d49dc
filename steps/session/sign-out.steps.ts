import { Given, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

const logout = /\/auth\/logout$/

/** The browser sees no fault, because the edge answers before it calls the provider. */
const faults = {
  'is answered with "server error"': { example: 'server_error' },
  'gets no response': { drop: true },
  // The delay outlasts the steps that follow, and stays below the edge's timeout of 20 s.
  hangs: { delayMs: 12_000, times: 1 },
} as const

Given(
  /^signing out at the provider (is answered with "server error"|gets no response|hangs)$/,
  async function (this: PortalWorld, how: keyof typeof faults) {
    await this.control.armFault({ operationId: 'signOut', ...faults[how] })
  },
)

const isEnded = async ({ control }: PortalWorld): Promise<boolean> =>
  (await control.calls()).some(
    ({ operationId, status }) => operationId === 'signOut' && status === 204,
  )

Then('the other tab shows the sign-in page', async function (this: PortalWorld) {
  const [first] = await this.pages()
  if (first === undefined || first === this.page) throw new Error('There is no other tab.')
  await expect(first.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

Then(
  /^the provider has (ended the session|not ended the session yet)$/,
  async function (this: PortalWorld, how: string) {
    if (how === 'not ended the session yet') return expect(await isEnded(this)).toBe(false)
    await expect
      .poll(() => isEnded(this), { message: 'the sign-out at the provider', timeout: 30_000 })
      .toBe(true)
  },
)

Given(
  /^sign-out requests (do not reach the portal|reach the portal again)$/,
  async function (this: PortalWorld, how: string) {
    const context = await this.context()
    if (how === 'reach the portal again') return context.unroute(logout)
    this.guard.expect('failed call', /^signOut net::ERR_CONNECTION_REFUSED$/)
    await context.route(logout, (route) => route.abort('connectionrefused'))
  },
)
