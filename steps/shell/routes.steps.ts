import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { shell } from '../screens/shell.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** Navigates without a reload, as a link does. */
const openAddress = (world: PortalWorld, address: string): Promise<void> =>
  world.page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Runs `judge` for each row and lists all rows that failed. */
const forEach = async (
  table: DataTable,
  check: (line: Record<string, string>) => Promise<void>,
): Promise<void> => {
  const failed: string[] = []
  for (const line of table.hashes())
    await check(line).catch((error: unknown) =>
      failed.push(`${Object.values(line).join(' | ')}: ${String(error).slice(0, 400)}`),
    )
  expect(failed).toEqual([])
}

const isAt = (world: PortalWorld, address: string): Promise<void> =>
  expect.poll(() => new URL(world.page.url()).pathname).toBe(address)

Given(
  'the calls {string} and {string} may be answered with 401 or 404',
  function (this: PortalWorld, one: string, other: string) {
    for (const call of [one, other])
      this.guard.expect('failed call', new RegExp(`^${call} answered 40[14]`), { maybe: true })
  },
)

/** Timeout in milliseconds of a table of pages. */
const manyPages = { timeout: 300_000 }

Then(
  'these addresses show their pages:',
  manyPages,
  async function (this: PortalWorld, table: DataTable) {
    await forEach(table, async ({ address = '', title = '', tabs = '' }) => {
      await openAddress(this, address)
      await expect(this.page).toHaveTitle(`${title} | ${this.settings.target.brand}`)
      await expect(this.page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await isAt(this, address)
      if (tabs === '') return
      const area = address.split('/').slice(0, 2).join('/')
      const links = this.page.getByRole('main').getByRole('navigation').first().getByRole('link')
      await expect
        .poll(async () =>
          Promise.all((await links.all()).map(async (link) => link.getAttribute('href'))),
        )
        .toEqual(tabs.split(' ').map((tab) => `${area}/${tab}`))
      await expect(links.and(this.page.locator('[aria-current=page]'))).toHaveAttribute(
        'href',
        address,
      )
    })
  },
)

Then('these addresses redirect:', async function (this: PortalWorld, table: DataTable) {
  await forEach(table, async ({ address = '', to = '' }) => {
    await openAddress(this, address)
    await isAt(this, to)
  })
})

Then(
  'each of these addresses shows the card for a missing page and stays:',
  async function (this: PortalWorld, table: DataTable) {
    await forEach(table, async ({ address = '' }) => {
      await openAddress(this, address)
      await expect(this.page).toHaveTitle(`Page not found | ${this.settings.target.brand}`)
      await isAt(this, address)
    })
  },
)

Then(
  'a visitor who opens these sees the page, or is redirected:',
  manyPages,
  async function (this: PortalWorld, table: DataTable) {
    await forEach(table, async ({ address = '', to = '', title = '' }) => {
      await this.open(address)
      await expect(this.page).toHaveTitle(`${title} | ${this.settings.target.brand}`)
      await isAt(this, to === '' ? address : to)
    })
  },
)

Given(
  'the program list has heart failure with the status {string}, and the feature list has it with the state {string}',
  async function (this: PortalWorld, status: string, state: string) {
    const context = await this.context()
    const add = (pattern: RegExp, list: string, row: object): Promise<unknown> =>
      context.route(pattern, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as Record<string, unknown[]>
        await route.fulfill({
          response,
          json: { ...answer, [list]: [row, ...(answer[list] ?? [])] },
        })
      })
    await add(/ListPrograms$/, 'programs', {
      id: 'HF',
      program: 'heartFailure',
      slug: 'heart-failure',
      dbSlug: 'HEART_FAILURE',
      status,
    })
    await add(/\/features(\?|$)/, 'features', { name: 'GOAL_SETTING', state })
  },
)

Then(
  'the next link of the missing page is {string}',
  async function (this: PortalWorld, path: string) {
    await expect(this.page.getByRole('main').getByRole('link')).toHaveAttribute('href', path)
  },
)

definePhrases<ScenarioDeed>('address deed', {
  'opens the address "*"':
    (address = '') =>
    async (world) => {
      await openAddress(world, address)
    },
  'opens "*", and the app at "*" opens in a window of its own':
    (address = '', app = '') =>
    async (world) => {
      const context = await world.context()
      await context.route(`${app}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The other app</title>' }),
      )
      const [opened] = await Promise.all([
        context.waitForEvent('page', (page) => page !== world.page),
        openAddress(world, address),
      ])
      await expect
        .poll(() => opened.url())
        .toMatch(new RegExp(`^${app.replaceAll('.', String.raw`\.`)}.*[?&]lang=en-US`))
      await opened.close()
    },
})

When('the member {address deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('the sitemap is inside the member layout', async function (this: PortalWorld) {
  await expect(shell(this).menuButton('member')).toBeVisible()
})
