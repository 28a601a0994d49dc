import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { accountAccess } from '../screens/account-access.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { expect, patience } from '../support/expect.ts'
import { secretFromMail } from '../support/control/mail.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { today } from '../support/scenario-time.ts'
import type { PortalWorld } from '../support/world.ts'

const openLink = async (world: PortalWorld): Promise<void> => {
  const mail = (await world.control.mails()).findLast(
    ({ kind }) => kind === 'password-reset' || kind === 'email-verification',
  )
  const path = mail?.kind === 'password-reset' ? '/reset-password' : '/verification-required'
  // A link in a mail opens a new document.
  await world.page.goto('about:blank')
  await world.open(`${path}?token=${encodeURIComponent(mail?.secret ?? '')}`)
  await pageLoaded(world.page)
}

Then(
  'the message is titled {string} and says:',
  async function (this: PortalWorld, title: string, table: DataTable) {
    await expect(signIn(this).message.getByRole('heading')).toHaveText(title)
    const expected = table
      .raw()
      .flat()
      .filter((text) => text !== '')
    for (const text of expected) await expect(signIn(this).message).toContainText(text)
    await expect(signIn(this).message.getByRole('listitem')).toHaveCount(
      expected.length > 1 ? expected.length : 0,
    )
    await expect(accountAccess(this).newPassword).toHaveAttribute('aria-invalid', 'true')
  },
)

definePhrases<ScenarioDeed>('password deed', {
  'opens the link in the email': () => async (world) => {
    await expect.poll(async () => (await world.control.mails()).length).toBeGreaterThan(0)
    await openLink(world)
  },
  'sets the password "*"':
    (password = '') =>
    async (world) => {
      world.guard.expect('failed call', /^resetPassword answered 422$/, { maybe: true })
      await accountAccess(world).newPassword.fill(password)
      await accountAccess(world).save.click()
    },
  'requests the message again': () => async (world) => {
    await accountAccess(world).askFor(world.member.username, 'Send the message again')
    await expect(world.page.getByRole('main')).toContainText(/A message is on its way/)
  },
  'signs in with a paused clock': () => async (world) => {
    const { clock } = world.page
    await clock.install({ time: today })
    await clock.pauseAt(today.getTime() + 1000)
    await signIn(world).submit(world.member.username, world.member.password)
    // Advance the clock a little for each look, so that a slow machine uses no time of the countdown.
    await expect(async () => {
      await clock.runFor(20)
      await expect(world.page.getByRole('main')).toContainText(/in \d+ seconds/, { timeout: 250 })
    }).toPass({ timeout: patience, intervals: [50] })
  },
})

When('the member {password deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

When(
  /^(?:the member|a visitor) requests a link for (?:(their email address)|(an address without an account)|"([^"]*)")$/,
  async function (
    this: PortalWorld,
    own: string | null,
    unknown: string | null,
    address: string | null,
  ) {
    if (own !== null) await accountAccess(this).askFor(this.member.username)
    else if (unknown !== null)
      await accountAccess(this).askFor(`nobody.${this.scenario}@example.com`)
    else await accountAccess(this).askFor(address ?? '')
  },
)

/** The pages that send a message, each with its button and the kind of its mail. */
const messages = {
  'a new password': ['/forgot-password', undefined, 'password-reset'],
  'the message again': ['/verification-required', 'Send the message again', 'email-verification'],
} as const

Given(
  /^([A-Z][a-z]+) has requested (a new password|the message again)$/,
  async function (this: PortalWorld, name: string, what: keyof typeof messages) {
    const [page, button, kind] = messages[what]
    await this.makeMember({ template: name.toLowerCase() })
    await this.open(page)
    await accountAccess(this).askFor(this.member.username, button)
    await secretFromMail(this, kind)
  },
)
