import { Given, Then, When } from '@cucumber/cucumber'
import { accountAccess } from '../screens/account-access.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { expect } from '../support/expect.ts'
import { secretFromMail } from '../support/control/mail.ts'
import { setChecked } from '../support/page/set-checked.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

When('she signs in, and a second step is missing', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^signIn answered 403$/)
  await signIn(this).submit(this.member.username, this.member.password)
})

When('she signs in as far as the second step', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^signIn answered 403$/)
  await signIn(this).submit(this.member.username, this.member.password)
  await expect(accountAccess(this).whereToSend).toBeVisible()
})

Then(
  'she can choose between {string} and {string}, which do not say all',
  async function (this: PortalWorld, one: string, other: string) {
    for (const text of [one, other])
      await expect(accountAccess(this).contact(text)).toHaveAccessibleName(/•/)
  },
)

When('she has a code sent by {string}', async function (this: PortalWorld, contact: string) {
  await setChecked(accountAccess(this).contact(contact))
  await accountAccess(this).send.click()
  await expect(accountAccess(this).code).toBeFocused()
})

Then('{string} can be filled in by the phone', async function (this: PortalWorld, _label: string) {
  await expect(accountAccess(this).code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(accountAccess(this).code).toHaveAttribute('inputmode', 'numeric')
})

When('she types the code that came', async function (this: PortalWorld) {
  await accountAccess(this).enter(await secretFromMail(this, 'mfa-code'))
})

When('she types the first code that came', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await accountAccess(this).enter(await secretFromMail(this, 'mfa-code', 'first'))
})

When('she types the code that came too late', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await accountAccess(this).enter(await secretFromMail(this, 'mfa-code'))
})

When('she pastes the code that came as {string}', async function (this: PortalWorld, form: string) {
  const digits = [...(await secretFromMail(this, 'mfa-code'))]
  await accountAccess(this).enter(form.replace(/\d/g, () => digits.shift() ?? ''))
})

const wrongCode = async (world: PortalWorld): Promise<void> => {
  const right = await secretFromMail(world, 'mfa-code')
  await accountAccess(world).enter(right === '000000' ? '000001' : '000000')
}

When('she types a wrong code', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await wrongCode(this)
})

When('she types a wrong code {int} times', async function (this: PortalWorld, times: number) {
  this.guard.expect('failed call', /^answerMfaChallenge answered (422|403)$/)
  for (let time = 1; time <= times; time += 1) {
    await wrongCode(this)
    await expect(accountAccess(this).working).toHaveCount(0)
  }
})

When('she trusts this device', async function (this: PortalWorld) {
  await setChecked(accountAccess(this).trust)
})

Then('the code can be put right', async function (this: PortalWorld) {
  await expect(accountAccess(this).code).toBeFocused()
  await expect(accountAccess(this).code).toHaveValue(/^\d{6}$/)
})

Then('a new code can be had in {int} seconds', async function (this: PortalWorld, seconds: number) {
  await expect(this.page.getByRole('main')).toContainText(
    new RegExp(`in (${seconds}|${seconds - 1}|${seconds - 2}) seconds`),
  )
})

When('{int} seconds have passed', async function (this: PortalWorld, seconds: number) {
  await this.control.setClock(new Date(today.getTime() + (seconds + 5) * 1000))
  const now = await this.page.evaluate(() => Date.now())
  await this.page.clock.setSystemTime(now + seconds * 1000)
})

Given(
  '{int} {word} have passed for the provider',
  async function (this: PortalWorld, count: number, unit: string) {
    await this.control.setClock(
      new Date(today.getTime() + count * (unit === 'hours' ? 3_600_000 : 60_000)),
    )
  },
)

When('she has another code sent', async function (this: PortalWorld) {
  await accountAccess(this).resend.click()
  await expect(accountAccess(this).resend).toHaveAttribute('aria-disabled', 'true')
  await expect(this.page.getByRole('main')).toContainText('The old one does not work')
})

When('somebody types her code in another browser', async function (this: PortalWorld) {
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
  this.elsewhere = answer?.status() ?? 0
  await other?.close()
})

Then('the other browser is told to start again', function (this: PortalWorld) {
  expect(this.elsewhere).toBe(401)
})

Then('she is told that she has to start again', async function (this: PortalWorld) {
  await expect(accountAccess(this).startAgain).toBeVisible()
})

When('she starts again', async function (this: PortalWorld) {
  await accountAccess(this).startAgain.click()
})

Then('no token is in the address', async function (this: PortalWorld) {
  expect(this.page.url()).not.toMatch(/token/i)
})
