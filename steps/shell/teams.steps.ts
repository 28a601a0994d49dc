import { type DataTable, Then, When } from '@cucumber/cucumber'
import {
  openInTeams,
  teamsPageLoaded,
  type TeamsHost,
  type TeamsContext,
} from '../support/servers/teams-host.ts'
import { definePhrases } from '../parameters/phrases.ts'
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

When(
  'the member opens {string} in Teams in Spanish with the theme {string}, which identifies the member',
  async function (this: PortalWorld, path: string, theme: string) {
    await open(this, { path, theme, locale: 'es-mx', token: await token(this) })
  },
)

When('the member opens the tab {string} in Teams', async function (this: PortalWorld, tab: string) {
  await open(this, { path: '/dashboard', tab })
})

Then('in the tab the page shows {string}', async function (this: PortalWorld, text: string) {
  await expect(chat(this).frame.getByRole('main').getByText(text, { exact: true })).toBeVisible()
})

Then(
  'the tab has the colors {string} and the language {string}',
  async function (this: PortalWorld, theme: string, language: string) {
    const root = chat(this).frame.locator('html')
    await expect(root).toHaveAttribute('data-theme', theme)
    await expect(root).toHaveAttribute('lang', language)
  },
)

Then('the navigation is in a drawer', async function (this: PortalWorld) {
  const { frame } = chat(this)
  await expect(frame.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(frame.getByRole('dialog').getByRole('navigation')).toBeVisible()
  await this.page.keyboard.press('Escape')
})

When('in the tab the member signs in', async function (this: PortalWorld) {
  const { frame } = chat(this)
  await frame.getByLabel('Email address').fill(this.member.username)
  await frame.getByLabel('Password', { exact: true }).fill(this.member.password)
  await frame.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
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

When('the tab reloads', async function (this: PortalWorld) {
  await chat(this)
    .frame.locator('html')
    .evaluate(() => location.reload())
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

When('the member follows {string} in the frame', async function (this: PortalWorld, name: string) {
  await embeddedPortal(this).getByRole('link', { name }).first().click()
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
