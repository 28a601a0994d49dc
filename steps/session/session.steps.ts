import { Given, Then, When } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { definePhrases } from '../parameters/phrases.ts'
import { expect } from '../support/expect.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { today } from '../support/scenario-time.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { newEmailOf } from '../support/new-email.ts'
import type { PortalWorld } from '../support/world.ts'

/** An address without an account that no other scenario uses. */
const unknownAccount = ({ scenario }: PortalWorld): string => `nobody.${scenario}@example.com`

When(
  'the member selects the language {string}',
  async function (this: PortalWorld, language: string) {
    await signIn(this).chooseLanguage(language)
  },
)

Given('the access token has expired', async function (this: PortalWorld) {
  this.guard.expect('failed call', / answered 401$/)
  await this.control.expireTokens()
})

const hour = 3_600_000

/** Opens an address with a running clock that steps can move. */
async function openByClock(world: PortalWorld, address: string): Promise<void> {
  await (await world.context()).clock.install({ time: world.visit.clock })
  await world.open(address)
  await pageLoaded(world.page)
  await requestsSettled(world)
  world.renewals = world.calls.count('refreshSession')
}

Given(
  'the member has opened {string} with a running clock',
  async function (this: PortalWorld, address: string) {
    await openByClock(this, address)
  },
)

When('the device sleeps for {int} minutes', async function (this: PortalWorld, minutes: number) {
  // Only the time of day moves, as on machines whose monotonic clock stops during sleep.
  const now = await this.page.evaluate(() => Date.now())
  await (await this.context()).clock.setSystemTime(now + minutes * 60_000)
  await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
})

Then('the renewal has failed', async function (this: PortalWorld) {
  await expect.poll(() => this.calls.count('refreshSession')).toBeGreaterThan(this.renewals)
  this.renewals = this.calls.count('refreshSession')
})

When(
  'the member stays for {int} minutes more',
  async function (this: PortalWorld, minutes: number) {
    await (await this.context()).clock.fastForward(minutes * 60_000)
  },
)

Then('the renewal was tried once', function (this: PortalWorld) {
  expect(this.calls.count('refreshSession')).toBe(1)
})

When('the member signs out', async function (this: PortalWorld) {
  await shell(this).signOut()
  await signIn(this).isOpen()
})

When('the member tries to sign out', async function (this: PortalWorld) {
  await shell(this).signOut()
})

When('the member signs out in a second tab', async function (this: PortalWorld) {
  const first = this.page
  this.page = await this.newPage()
  await this.open('/dashboard')
  await shell(this).signOut()
  await signIn(this).isOpen()
  this.page = first
})

Then('the sign-in page is open', async function (this: PortalWorld) {
  await signIn(this).isOpen()
})

When(
  /^(a visitor|[A-Z][a-z]+) tries the password "([^"]+)"$/,
  async function (this: PortalWorld, who: string, password: string) {
    this.guard.expect('failed call', /^signIn answered (401|403)$/)
    const username = who === 'a visitor' ? unknownAccount(this) : this.member.username
    await signIn(this).submit(username, password)
  },
)

Given(
  /^(a visitor|[A-Z][a-z]+) has tried five wrong passwords$/,
  async function (this: PortalWorld, who: string) {
    const username = who === 'a visitor' ? unknownAccount(this) : this.member.username
    for (let attempt = 0; attempt < 5; attempt += 1)
      await this.control.guessPassword(username, 'not-the-password')
  },
)

When(
  /^the member signs in(?: with the (new email address)| with the password "([^"]+)")?$/,
  async function (this: PortalWorld, changed: string | null, password: string | null) {
    const { username, password: own } = this.member
    const name = changed === null ? username : newEmailOf(this)
    await signIn(this).submit(name, password ?? own)
  },
)

/** Before the first page, or `set` on an open one. */
Given(
  /^the browser's clock is (set )?(\d+) hours (ahead|slow|forward|back)$/,
  async function (this: PortalWorld, set: string | null, hours: string, how: string) {
    const change = Number(hours) * hour * (how === 'ahead' || how === 'forward' ? 1 : -1)
    if (set === null) this.visit.clock = today.getTime() + change
    else {
      const now = await this.page.evaluate(() => Date.now())
      await (await this.context()).clock.setSystemTime(now + change)
    }
  },
)

/** How often the session was renewed since the pages have opened. */
const isRenewed = (many: number) => async (world: PortalWorld) => {
  const renewals = () => world.calls.count('refreshSession') - world.renewals
  if (many > 0) {
    await expect.poll(renewals).toBeGreaterThanOrEqual(many)
    await requestsSettled(world)
  }
  expect(renewals()).toBe(many)
}

definePhrases<(world: PortalWorld) => Promise<void>>('session', {
  'is still active': () => async (world) => {
    const context = await world.context()
    expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-portal-presence')
  },
  'cookie is damaged': () => async (world) => {
    const context = await world.context()
    world.guard.expect('failed call', /^refreshSession answered 401$/)
    const cookie = (await context.cookies()).find(({ name }) => name === '__Host-portal-session')
    if (cookie === undefined) throw new Error('There is no session cookie to damage.')
    await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` }])
  },
  'was not renewed again': () => isRenewed(0),
  'was renewed once': () => isRenewed(1),
  'was renewed # times': (times) => isRenewed(Number(times)),
  'was renewed since then': () => (world) =>
    expect
      .poll(
        async () =>
          (await world.control.calls()).filter(
            ({ operationId, status }) => operationId === 'refreshSession' && status === 200,
          ).length,
      )
      .toBeGreaterThan(1),
})

Then(
  'the session {session}',
  async function (this: PortalWorld, isAsSaid: (world: PortalWorld) => Promise<void>) {
    await isAsSaid(this)
  },
)
