import { type DataTable, Then, When } from '@cucumber/cucumber'
import {
  openInTeams,
  teamsPageLoaded,
  type TeamsHost,
  type TeamsContext,
} from '../support/servers/teams-host.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { embeddedPortal } from '../parameters/region.ts'
import { expect } from '../support/expect.ts'
import { sessionCookies } from '../support/page/session-cookies.ts'
import { webPage } from '../support/servers/web-page.ts'
import type { PortalWorld } from '../support/world.ts'

const hosts = new WeakMap<PortalWorld, TeamsHost>()
const chat = (world: PortalWorld): TeamsHost =>
  hosts.get(world) ?? fail('The portal is not open in Teams.')

async function open(world: PortalWorld, context: TeamsContext): Promise<void> {
  hosts.set(world, await openInTeams(world, context))
}

async function token(world: PortalWorld): Promise<string> {
  const jwt = await world.control.jwt(world.member.id, 'teams')
  world.canaries.plant('sign-in secret', jwt)
  return jwt
}

Then('the navigation is in a drawer', async function (this: PortalWorld) {
  const { frame } = chat(this)
  await expect(frame.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(frame.getByRole('dialog').getByRole('navigation')).toBeVisible()
  await this.page.keyboard.press('Escape')
})

definePhrases<ScenarioDeed>('in the tab', {
  'the page shows "*"':
    (text = '') =>
    async (world) => {
      await expect(
        chat(world).frame.getByRole('main').getByText(text, { exact: true }),
      ).toBeVisible()
    },
  'the member signs in': () => async (world) => {
    const { frame } = chat(world)
    await frame.getByLabel('Email address').fill(world.member.username)
    await frame.getByLabel('Password', { exact: true }).fill(world.member.password)
    await frame.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  },
})

Then('in the tab {in the tab}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('the session is in cookies that only this frame has', async function (this: PortalWorld) {
  const context = await this.context()
  const portals = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('__Host-portal'))
  await expect
    .poll(async () => [...(await sessionCookies(context))].sort())
    .toEqual([
      '__Host-portal-frame',
      '__Host-portal-teams-activity',
      '__Host-portal-teams-presence',
      '__Host-portal-teams-session',
    ])
  for (const { name, sameSite, secure, partitionKey } of await portals())
    expect([name, sameSite, secure, partitionKey]).toEqual([
      name,
      'None',
      true,
      expect.stringContaining('microsoft.com'),
    ])
})

definePhrases<ScenarioDeed>('Teams tab', {
  'has the colors "*" and the language "*"':
    (theme = '', language = '') =>
    async (world) => {
      const root = chat(world).frame.locator('html')
      await expect(root).toHaveAttribute('data-theme', theme)
      await expect(root).toHaveAttribute('lang', language)
    },
  reloads: () => async (world) => {
    await chat(world)
      .frame.locator('html')
      .evaluate(() => location.reload())
  },
})

Then('the tab {Teams tab}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'the pre-login page in Teams redirects',
  { timeout: 300_000 },
  async function (this: PortalWorld, rows: DataTable) {
    const jwt = await token(this)
    for (const { query = '', page = '' } of rows.hashes()) {
      await open(this, { path: `/${query}`, token: jwt })
      await expect
        .poll(() => new URL(this.page.frames().at(-1)?.url() ?? '').pathname.split('/')[1], query)
        .toBe(page)
    }
  },
)

const backAt = 'https://token.botframework.example/.auth/web/redirect'

When('a chat app sends the member to sign in', async function (this: PortalWorld) {
  await (
    await this.context()
  ).route(`${backAt}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: webPage('You may close this window') }),
  )
  await this.open(
    `/pre-login?${new URLSearchParams({ client_id: 'teams-bot', redirect_uri: backAt, response_type: 'code', scope: 'portal', state: 'state-of-the-app' })}`,
  )
})

Then('the app receives scope, code and state', async function (this: PortalWorld) {
  await this.page.waitForURL(`${backAt}**`)
  const { searchParams } = new URL(this.page.url())
  expect([...searchParams.keys()]).toEqual(['scope', 'code', 'state'])
  expect([searchParams.get('scope'), searchParams.get('state')]).toEqual([
    'portal',
    'state-of-the-app',
  ])
  expect(searchParams.get('code')).toMatch(/^\S{10,}$/)
})

function fail(message: string): never {
  throw new Error(message)
}

Then('the embedded portal shows {string}', async function (this: PortalWorld, heading: string) {
  await teamsPageLoaded(embeddedPortal(this), new RegExp(heading))
})

definePhrases<ScenarioDeed>('Teams deed', {
  'opens "*" in Teams in Spanish with the theme "*", which identifies the member':
    (path = '', theme = '') =>
    async (world) => {
      await open(world, { path, theme, locale: 'es-mx', token: await token(world) })
    },
  'opens the tab "*" in Teams':
    (tab = '') =>
    async (world) => {
      await open(world, { path: '/dashboard', tab })
    },
  'follows "*" in the frame':
    (name = '') =>
    async (world) => {
      await embeddedPortal(world).getByRole('link', { name }).first().click()
    },
})

When('the member {Teams deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

When(
  /^the member opens "([^"]+)" in Teams, (which does not identify the member|whose token is refused)$/,
  async function (this: PortalWorld, path: string, how: string) {
    if (how === 'which does not identify the member') return open(this, { path })
    this.guard.expect('failed call', /^exchangeTeamsToken answered 401$/)
    await open(this, { path, token: 'of-nobody-at-all' })
  },
)

definePhrases<(world: PortalWorld) => Promise<void>>('Teams', {
  'changes its theme to "*"':
    (theme = '') =>
    (world) =>
      chat(world).changeTheme(theme),
  'opens "*", and the portal opens no window': (address) => async (world) => {
    await expect
      .poll(async () => (await chat(world).requests('executeDeepLink')).at(-1)?.[0])
      .toBe(address)
    expect(await world.pages()).toHaveLength(1)
  },
  'was notified of "*"': (message) => (world) =>
    expect
      .poll(async () => (await chat(world).requests('appInitialization.failure')).flat())
      .toContain(message),
  'was notified that the tab is shown': () => async (world) => {
    const { requests } = chat(world)
    await expect.poll(async () => (await requests('appInitialization.success')).length).toBe(1)
    expect(await requests('appInitialization.appLoaded')).toHaveLength(1)
    expect(await requests('initialize')).toHaveLength(1)
  },
})

Then(
  'Teams {Teams}',
  async function (this: PortalWorld, acts: (world: PortalWorld) => Promise<void>) {
    await acts(this)
  },
)
