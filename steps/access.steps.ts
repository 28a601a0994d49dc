import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { expect } from 'playwright/test'
import { access } from './screens/access.screen.ts'
import { signIn } from './screens/sign-in.screen.ts'
import { settled } from './support/settled.ts'
import { today } from './support/time.ts'
import type { PortalWorld } from './support/world.ts'

/** What came to the member last, of those kinds. */
async function secretOf(world: PortalWorld, kind: string, which: 'first' | 'last' = 'last'): Promise<string> {
  const found = async () => (await world.control.mails()).filter((mail) => mail.kind === kind)
  await expect.poll(async () => (await found()).length, `a mail of the kind ${kind}`).toBeGreaterThan(0)
  const mails = await found()
  return (which === 'first' ? mails[0] : mails.at(-1))?.secret ?? ''
}

When('she signs in as far as the second step', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^signIn answered 403$/)
  await signIn(this).submit(this.member.username, this.member.password)
  await expect(access(this).whereToSend).toBeVisible()
})

Then('she can choose between {string} and {string}, which do not say all', async function (this: PortalWorld, one: string, other: string) {
  for (const text of [one, other]) await expect(access(this).contact(text)).toHaveAccessibleName(/•/)
})

When('she has a code sent by {string}', async function (this: PortalWorld, contact: string) {
  await access(this).contact(contact).check({ force: true })
  await access(this).send.click()
  await expect(access(this).code).toBeFocused()
})

Then('{string} can be filled in by the phone', async function (this: PortalWorld, _label: string) {
  await expect(access(this).code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(access(this).code).toHaveAttribute('inputmode', 'numeric')
})

When('she types the code that came', async function (this: PortalWorld) {
  await access(this).enter(await secretOf(this, 'mfa-code'))
})

When('she types the first code that came', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await access(this).enter(await secretOf(this, 'mfa-code', 'first'))
})

When('she types the code that came too late', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await access(this).enter(await secretOf(this, 'mfa-code'))
})

When('she pastes the code that came as {string}', async function (this: PortalWorld, form: string) {
  const digits = [...(await secretOf(this, 'mfa-code'))]
  await access(this).enter(form.replace(/\d/g, () => digits.shift() ?? ''))
})

const wrongCode = async (world: PortalWorld): Promise<void> => {
  const right = await secretOf(world, 'mfa-code')
  await access(world).enter(right === '000000' ? '000001' : '000000')
}

When('she types a wrong code', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^answerMfaChallenge answered 422$/)
  await wrongCode(this)
})

When('she types a wrong code {int} times', async function (this: PortalWorld, times: number) {
  this.guard.expect('failed call', /^answerMfaChallenge answered (422|403)$/)
  for (let time = 1; time <= times; time += 1) {
    await wrongCode(this)
    await expect(access(this).working).toHaveCount(0)
  }
})

When('she trusts this device', async function (this: PortalWorld) {
  await access(this).trust.check({ force: true })
})

Then('the code can be put right', async function (this: PortalWorld) {
  await expect(access(this).code).toBeFocused()
  await expect(access(this).code).toHaveValue(/^\d{6}$/)
})

Then('a new code can be had in {int} seconds', async function (this: PortalWorld, seconds: number) {
  await expect(this.page.getByRole('main')).toContainText(new RegExp(`in (${seconds}|${seconds - 1}|${seconds - 2}) seconds`))
})

When('{int} seconds have passed', async function (this: PortalWorld, seconds: number) {
  await this.control.setClock(new Date(today.getTime() + (seconds + 5) * 1000))
  const now = await this.page.evaluate(() => Date.now())
  await this.page.clock.setSystemTime(now + seconds * 1000)
})

Given('{int} {word} have passed for the provider', async function (this: PortalWorld, count: number, unit: string) {
  await this.control.setClock(new Date(today.getTime() + count * (unit === 'hours' ? 3_600_000 : 60_000)))
})

When('she has another code sent', async function (this: PortalWorld) {
  await access(this).resend.click()
  await expect(access(this).resend).toHaveAttribute('aria-disabled', 'true')
  await expect(this.page.getByRole('main')).toContainText('The old one does not work')
})

When('somebody types her code in another browser', async function (this: PortalWorld) {
  const mfaToken = await this.page.evaluate(() => (history.state as { usr?: { mfaToken?: string } } | null)?.usr?.mfaToken ?? '')
  expect(mfaToken.length).toBeGreaterThan(5)
  const other = await (await this.context()).browser()?.newContext({ baseURL: this.settings.portal })
  const answer = await other?.request.post('/api/v1/users/auth/mfa/challenges', {
    data: { mfaToken, code: await secretOf(this, 'mfa-code') },
    headers: { 'x-portal-request': '1', origin: this.settings.portal, 'x-scenario': this.scenario },
  })
  this.elsewhere = answer?.status() ?? 0
  await other?.close()
})

Then('the other browser is told to start again', function (this: PortalWorld) {
  expect(this.elsewhere).toBe(401)
})

Then('she is told that she has to start again', async function (this: PortalWorld) {
  await expect(access(this).startAgain).toBeVisible()
})

When('she starts again', async function (this: PortalWorld) {
  await access(this).startAgain.click()
})

Then('no token is in the address', async function (this: PortalWorld) {
  expect(this.page.url()).not.toMatch(/token/i)
})

When('she asks for a link to her address', async function (this: PortalWorld) {
  await access(this).askFor(this.member.username)
})

When('a stranger asks for a link to an address that nobody has', async function (this: PortalWorld) {
  await access(this).askFor(`nobody.${this.scenario}@example.com`)
})

When('a stranger asks for a link to {string}', async function (this: PortalWorld, address: string) {
  await access(this).askFor(address)
})

Given('{member} has asked for a new password', async function (this: PortalWorld, template: string) {
  await this.makeMember({ template })
  await this.open('/forgot-password')
  await access(this).askFor(this.member.username)
  await secretOf(this, 'password-reset')
})

const openLink = async (world: PortalWorld): Promise<void> => {
  const mail = (await world.control.mails()).findLast(({ kind }) => kind === 'password-reset' || kind === 'email-verification')
  const path = mail?.kind === 'password-reset' ? '/reset-password' : '/verification-required'
  // As from a mail: a new visit, not a step within the portal.
  await world.page.goto('about:blank')
  await world.open(`${path}?token=${encodeURIComponent(mail?.secret ?? '')}`)
  await settled(world.page)
}

When('she opens the link of the mail', async function (this: PortalWorld) {
  await expect.poll(async () => (await this.control.mails()).length).toBeGreaterThan(0)
  await openLink(this)
})

When('she opens the link of the mail again', async function (this: PortalWorld) {
  await openLink(this)
})

When('she opens the link of the mail, which is too old', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^confirmVerification answered 422$/)
  await openLink(this)
})

When('she sets the password {string}', async function (this: PortalWorld, password: string) {
  this.guard.expect('failed call', /^resetPassword answered 422$/, { maybe: true })
  await access(this).newPassword.fill(password)
  await access(this).save.click()
})

When('she signs in with the password {string}', async function (this: PortalWorld, password: string) {
  await signIn(this).submit(this.member.username, password)
})

Then('the message is titled {string} and says:', async function (this: PortalWorld, title: string, table: DataTable) {
  await expect(signIn(this).message.getByRole('heading')).toHaveText(title)
  const wanted = table.raw().flat().filter((text) => text !== '')
  for (const text of wanted) await expect(signIn(this).message).toContainText(text)
  await expect(signIn(this).message.getByRole('listitem')).toHaveCount(wanted.length > 1 ? wanted.length : 0)
  await expect(access(this).newPassword).toHaveAttribute('aria-invalid', 'true')
})

/** Sentences of these pages, by what they tell. */
const told: Readonly<Record<string, RegExp>> = {
  'that a link is on its way': /a link is on its way/,
  'that the new password is set': /Your new password is set/,
  'that the link does not work any more': /This link does not work any more/,
  'that the page needs the link of her mail': /needs the link from your email/,
  'that her address is confirmed': /Your email address is confirmed/,
  'that a message is on its way': /A message is on its way/,
}

Then(new RegExp(`^she is told (${Object.keys(told).join('|')})$`), async function (this: PortalWorld, what: string) {
  await expect(this.page.getByRole('main')).toContainText(told[what] ?? /^$/)
})

When('she signs in before her address is confirmed', async function (this: PortalWorld) {
  this.guard.expect('failed call', /^signIn answered 403$/)
  await signIn(this).submit(this.member.username, this.member.password)
})

When('she has the message sent again', async function (this: PortalWorld) {
  await access(this).askFor(this.member.username, 'Send the message again')
  await expect(this.page.getByRole('main')).toContainText(/A message is on its way/)
})

Given('{member} has had the message sent', async function (this: PortalWorld, template: string) {
  await this.makeMember({ template })
  await this.open('/verification-required')
  await access(this).askFor(this.member.username, 'Send the message again')
  await secretOf(this, 'email-verification')
})

When('she signs in while her clock stands still', async function (this: PortalWorld) {
  await this.page.clock.install({ time: today })
  await signIn(this).submit(this.member.username, this.member.password)
})

Then('she is told to wait {int} seconds', async function (this: PortalWorld, seconds: number) {
  await expect(this.page.getByRole('main')).toContainText(new RegExp(`in ${seconds} seconds|in ${seconds - 1} seconds`))
  await expect(access(this).goOn).toHaveAttribute('aria-disabled', 'true')
})

When('{int} seconds have passed for her', async function (this: PortalWorld, seconds: number) {
  await this.page.clock.runFor(seconds * 1000)
})

Then('nothing of her is on the page', async function (this: PortalWorld) {
  const { firstName, lastName } = this.member
  expect(firstName.length + lastName.length).toBeGreaterThan(3)
  await expect(this.page.locator('body')).not.toContainText(new RegExp(`${firstName}|${lastName}|mmHg|mg/dL`))
})
