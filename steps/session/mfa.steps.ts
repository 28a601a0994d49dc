import { Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { accountAccess } from '../screens/account-access.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { expect } from '../support/expect.ts'
import { secretFromMail } from '../support/control/mail.ts'
import { msOf } from '../support/duration.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'
import { secondStepDeeds } from './second-step-deeds.ts'

Then(
  '{string} allows the phone to fill in the code',
  async function (this: PortalWorld, _label: string) {
    await expect(accountAccess(this).code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(accountAccess(this).code).toHaveAttribute('inputmode', 'numeric')
  },
)

const wrongCode = async (world: PortalWorld): Promise<void> => {
  const right = await secretFromMail(world, 'mfa-code')
  await accountAccess(world).enter(right === '000000' ? '000001' : '000000')
}

Then('the code keeps its value and the focus', async function (this: PortalWorld) {
  await expect(accountAccess(this).code).toBeFocused()
  await expect(accountAccess(this).code).toHaveValue(/^\d{6}$/)
})

definePhrases<ScenarioDeed>('second factor deed', {
  ...secondStepDeeds,
  'signs in up to the second step': () => async (world) => {
    world.guard.expect('failed call', /^signIn answered 403$/)
    await signIn(world).submit(world.member.username, world.member.password)
    await expect(accountAccess(world).whereToSend).toBeVisible()
  },
  'requests a code by "*"':
    (contact = '') =>
    async (world) => {
      await setChecked(accountAccess(world).contact(contact))
      await accountAccess(world).send.click()
      await expect(accountAccess(world).code).toBeFocused()
    },
  'pastes the received code as "*"':
    (form = '') =>
    async (world) => {
      const digits = [...(await secretFromMail(world, 'mfa-code'))]
      await accountAccess(world).enter(form.replace(/\d/g, () => digits.shift() ?? ''))
    },
  'selects to trust this device': () => async (world) => {
    await setChecked(accountAccess(world).trust)
  },
  'requests another code': () => async (world) => {
    await accountAccess(world).resend.click()
    await expect(accountAccess(world).resend).toHaveAttribute('aria-disabled', 'true')
    await expect(world.page.getByRole('main')).toContainText('The old one does not work')
  },
  'types the received code': () => async (world) => {
    await accountAccess(world).enter(await secretFromMail(world, 'mfa-code'))
  },
  'types the first received code': () => async (world) => {
    await accountAccess(world).enter(await secretFromMail(world, 'mfa-code', 'first'))
  },
  'types a wrong code': () => async (world) => {
    world.guard.expect('failed call', /^answerMfaChallenge answered (422)$/)
    await wrongCode(world)
  },
  'types a wrong code # times': (times) => async (world) => {
    world.guard.expect('failed call', /^answerMfaChallenge answered (422|403)$/)
    for (let time = 1; time <= Number(times); time += 1) {
      await wrongCode(world)
      await expect(accountAccess(world).working).toHaveCount(0)
    }
  },
})

When('the member {second factor deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

When("another browser submits the member's code", async function (this: PortalWorld) {
  const mfaToken = await this.page.evaluate(
    () => (history.state as { usr?: { mfaToken?: string } } | null)?.usr?.mfaToken ?? '',
  )
  expect(mfaToken.length).toBeGreaterThan(5)
  const other = await (
    await this.context()
  )
    .browser()
    ?.newContext({ baseURL: this.settings.portal })
  const answer = await other?.request.post('/api/v1/users/auth/mfa/challenges', {
    data: { mfaToken, code: await secretFromMail(this, 'mfa-code') },
    headers: { 'x-portal-request': '1', origin: this.settings.portal, 'x-scenario': this.scenario },
  })
  this.otherBrowserStatus = answer?.status() ?? 0
  await other?.close()
})

Then('the other browser is asked to start again', function (this: PortalWorld) {
  expect(this.otherBrowserStatus).toBe(401)
})

Given(
  /^(\d+) (seconds|minutes|hours) have passed( for the provider)?$/,
  async function (this: PortalWorld, count: string, unit: string, only: string | null) {
    const ms = msOf(`${count} ${unit}`)
    if (only !== null) return this.control.setClock(new Date(today.getTime() + ms))
    const now = await this.page.evaluate(() => Date.now())
    // The server's clock began before the page's, on a busy machine by many seconds.
    await this.control.setClock(new Date(now + ms + 60_000))
    await this.page.clock.setSystemTime(now + ms)
  },
)
