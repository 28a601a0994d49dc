import { Then, When } from '@cucumber/cucumber'
import { shell } from '../screens/shell.screen.ts'
import { impersonation } from '../screens/impersonation.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { followExternalLink } from '../support/page/follow-external-link.ts'
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

Then("the viewer's id is kept in session storage only", async function (this: PortalWorld) {
  const stored = await this.page.evaluate(
    (name) => ({
      session: sessionStorage.getItem(name),
      local: JSON.stringify({ ...localStorage }),
    }),
    key,
  )
  expect(Object.keys(JSON.parse(stored.session ?? '{}') as object)).toEqual(['impersonatorId'])
  expect(stored.local).not.toContain('impersonat')
})

Then("the viewer's id is removed", async function (this: PortalWorld) {
  await expect
    .poll(() => this.page.evaluate((name) => sessionStorage.getItem(name), key))
    .toBeNull()
})

Then(
  'the staff audit trail begins with {string} and ends with {string}, with both ids',
  async function (this: PortalWorld, first: string, last: string) {
    const trail = await this.control.audit()
    expect([trail[0]?.action, trail.at(-1)?.action]).toEqual([first, last])
    for (const entry of trail)
      expect(entry).toMatchObject({
        impersonatorId: 's-cora',
        role: 'CallCenterRep',
        memberId: this.member.id,
      })
    expect(trail.map(({ action }) => action)).toContain('getPersonalInfo')
  },
)

When(
  'the member tries to change the language to {string}',
  async function (this: PortalWorld, language: string) {
    this.guard.expect('failed call', /^savePreference answered 403$/)
    await shell(this).chooseInMemberMenu('Language')
    await shell(this).dialog.getByRole('combobox').selectOption({ label: language })
    await shell(this).dialog.getByRole('button', { name: 'Save', exact: true }).click()
  },
)

When(
  'the member sets {string} as the viewer of the account in browser storage',
  async function (this: PortalWorld, impersonatorId: string) {
    await this.page.evaluate(
      ([name, id]) => sessionStorage.setItem(name, JSON.stringify({ impersonatorId: id })),
      [key, impersonatorId] as const,
    )
  },
)

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

Then(
  /^the staff audit trail (?:is empty|contains "([^"]+)")$/,
  async function (this: PortalWorld, action: string | null) {
    const actions = (await this.control.audit()).map((entry) => entry.action)
    if (action === null) expect(actions).toEqual([])
    else expect(actions).toContain(action)
  },
)
