import { Given, Then, When } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { expect } from '../support/expect.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { today } from '../support/scenario-time.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { newEmailOf } from '../support/new-email.ts'
import type { PortalWorld } from '../support/world.ts'

/** An address without an account that no other scenario uses. */
const unknownAccount = ({ scenario }: PortalWorld): string => `nobody.${scenario}@example.com`

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

When('the device sleeps for {int} minutes', async function (this: PortalWorld, minutes: number) {
  // Only the time of day moves, as on machines whose monotonic clock stops during sleep.
  const now = await this.page.evaluate(() => Date.now())
  await (await this.context()).clock.setSystemTime(now + minutes * 60_000)
  await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
})

definePhrases<ScenarioDeed>('renewal', {
  'has failed': () => async (world) => {
    await expect.poll(() => world.calls.count('refreshSession')).toBeGreaterThan(world.renewals)
    world.renewals = world.calls.count('refreshSession')
  },
  'was tried once': () => (world) => {
    expect(world.calls.count('refreshSession')).toBe(1)
  },
})

Then('the renewal {renewal}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

definePhrases<ScenarioDeed>('session deed', {
  'selects the language "*"':
    (language = '') =>
    async (world) => {
      await signIn(world).chooseLanguage(language)
    },
  'has opened "*" with a running clock':
    (address = '') =>
    async (world) => {
      await openByClock(world, address)
    },
  'stays for # minutes more':
    (minutesSaid = '') =>
    async (world) => {
      const minutes = Number(minutesSaid)
      await (await world.context()).clock.fastForward(minutes * 60_000)
    },
  'signs out': () => async (world) => {
    await shell(world).signOut()
    await signIn(world).isOpen()
  },
  'tries to sign out': () => async (world) => {
    await shell(world).signOut()
  },
  'signs out in a second tab': () => async (world) => {
    const first = world.page
    world.page = await world.newPage()
    await world.open('/dashboard')
    await shell(world).signOut()
    await signIn(world).isOpen()
    world.page = first
  },
  'can paste into "*"':
    (label = '') =>
    async (world) => {
      const context = await world.context()
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signIn(world).email.fill('pasted secret')
      await signIn(world).email.press('ControlOrMeta+a')
      await signIn(world).email.press('ControlOrMeta+x')
      await signIn(world).field(label).focus()
      await world.page.keyboard.press('ControlOrMeta+v')
      await expect(signIn(world).field(label)).toHaveValue('pasted secret')
    },
})

When('the member {session deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
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
