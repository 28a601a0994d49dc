import { Then, When } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { impersonation } from '../screens/impersonation.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { expect } from '../support/expect.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import type { PortalWorld } from '../support/world.ts'

const key = 'impersonationInfo'

When(
  /^an? (Admin|CallCenterRep) (?:opens|has opened) the member's account$/,
  async function (this: PortalWorld, role: 'Admin' | 'CallCenterRep') {
    await followExternalLink(this, 'staff.example.com', {
      authToken: await this.control.authToken(this.member.id, role),
    })
    await expect(impersonation(this).banner).toBeVisible()
    await pageLoaded(this.page)
  },
)

Then(
  /^a banner says that "([^"]+)", "([^"]+)", views the account( of the member)?$/,
  async function (this: PortalWorld, id: string, role: string, named: string | null) {
    const { banner } = impersonation(this)
    await expect(banner).toContainText(`${id}, ${role}`)
    if (named !== null)
      await expect(banner).toContainText(`${this.member.firstName} ${this.member.lastName}`)
  },
)

/**
 * Loads everything that the first interaction loads, so that no call follows the end of the
 * session.
 */
When('the staff person presses "Stop viewing"', async function (this: PortalWorld) {
  await actWhenReady(this.page)
  allowLateStream(this)
  await this.page.getByRole('button', { name: 'Stop viewing', exact: true }).click()
})

definePhrases<ScenarioDeed>('impersonation deed', {
  'tries to change the language to "*"':
    (language = '') =>
    async (world) => {
      world.guard.expect('failed call', /^savePreference answered 403$/)
      await shell(world).chooseInMemberMenu('Language')
      await shell(world).dialog.getByRole('combobox').selectOption({ label: language })
      await shell(world).dialog.getByRole('button', { name: 'Save', exact: true }).click()
    },
  'sets "*" as the viewer of the account in browser storage':
    (impersonatorId = '') =>
    async (world) => {
      await world.page.evaluate(
        ([name, id]) => sessionStorage.setItem(name, JSON.stringify({ impersonatorId: id })),
        [key, impersonatorId] as const,
      )
    },
})

When('the member {impersonation deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

/** Checks every form of the page. */
Then(
  /^the form (begins|does not begin) with "([^"]+)"$/,
  async function (this: PortalWorld, does: string, text: string) {
    await pageLoaded(this.page)
    const forms = this.page.getByRole('main').locator('form')
    await expect(forms.first()).toBeVisible()
    const starts = () =>
      forms.evaluateAll((all) =>
        all.map((form) => {
          const field = form.querySelector('input, select, textarea')
          const before = document.createRange()
          before.setStart(form, 0)
          if (field !== null) before.setEndBefore(field)
          return before.toString()
        }),
      )
    const isExpected = does === 'begins'
    await expect
      .poll(async () => (await starts()).map((start) => start.includes(text)))
      .toEqual((await starts()).map(() => isExpected))
  },
)

definePhrases<(world: PortalWorld) => Promise<void>>('id state', {
  'is kept in session storage only':
    () =>
    async ({ page }) => {
      const stored = await page.evaluate(
        (name) => ({
          session: sessionStorage.getItem(name),
          local: JSON.stringify({ ...localStorage }),
        }),
        key,
      )
      expect(Object.keys(JSON.parse(stored.session ?? '{}') as object)).toEqual(['impersonatorId'])
      expect(stored.local).not.toContain('impersonat')
    },
  'is removed':
    () =>
    ({ page }) =>
      expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull(),
})

Then(
  "the viewer's id {id state}",
  async function (this: PortalWorld, looksAsSaid: (world: PortalWorld) => Promise<void>) {
    await looksAsSaid(this)
  },
)

type Trail = Awaited<ReturnType<PortalWorld['control']['audit']>>
const actionsOf = (trail: Trail) => trail.map(({ action }) => action)

definePhrases<(trail: Trail, memberId: string) => void>('trail', {
  'is empty': () => (trail) => expect(actionsOf(trail)).toEqual([]),
  'contains "*"': (action) => (trail) => expect(actionsOf(trail)).toContain(action),
  'begins with "*" and ends with "*", with both ids': (first, last) => (trail, memberId) => {
    expect([trail[0]?.action, trail.at(-1)?.action]).toEqual([first, last])
    for (const entry of trail)
      expect(entry).toMatchObject({ impersonatorId: 's-cora', role: 'CallCenterRep', memberId })
    expect(actionsOf(trail)).toContain('getPersonalInfo')
  },
})

Then(
  'the staff audit trail {trail}',
  async function (this: PortalWorld, looksAsSaid: (trail: Trail, memberId: string) => void) {
    looksAsSaid(await this.control.audit(), this.member.id)
  },
)
