import { Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { coaching } from '../screens/coaching.screen.ts'
import { expect } from '../support/expect.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

/** The old and the new time of the session that a scenario moves, as the page says them. */
const moves = new WeakMap<PortalWorld, { readonly from: string; readonly to: string }>()

When(
  'the member selects the first {string} and the first {string}',
  async function (this: PortalWorld, one: string, other: string) {
    for (const label of [one, other]) await care(this).field(label).selectOption({ index: 1 })
  },
)

When('the member follows the next session', async function (this: PortalWorld) {
  await coaching(this).next.click()
})

/** Remembers the session's time and the chosen one, for the steps below. */
When(
  /^the member selects the (\d)(?:st|nd|rd) free time$/,
  async function (this: PortalWorld, at: string) {
    const { freeTimes, when } = coaching(this)
    const time = freeTimes.nth(Number(at) - 1)
    const name = (await time.getAttribute('aria-label')) ?? ''
    const [clock = '', ...day] = name.split(', ')
    moves.set(this, { from: await when.innerText(), to: `${day.join(', ')}, ${clock}` })
    await setChecked(time)
  },
)

When('the member presses the button that moves the session', async function (this: PortalWorld) {
  await coaching(this).move.click()
})

Then(
  'the content says the time that the session has and the new one',
  async function (this: PortalWorld) {
    const { from, to } = moves.get(this)!
    await expect(coaching(this).move).toContainText(to)
    for (const time of [from, to])
      await expect(care(this).main.locator('form dd').filter({ hasText: time })).toBeVisible()
  },
)

Then(
  /^the session has (the new time|its old time)$/,
  async function (this: PortalWorld, which: string) {
    const { from, to } = moves.get(this)!
    await expect(coaching(this).when).toHaveText(which === 'the new time' ? to : from)
  },
)

Then('the focus is on the note that the session was moved', async function (this: PortalWorld) {
  await expect(this.page.locator(':focus')).toContainText(/^(Moved to|Nueva hora)/)
})

Then('the next session has the new time', async function (this: PortalWorld) {
  const { to } = moves.get(this)!
  const time = to.split(', ').at(-1)!
  await expect(coaching(this).heading.first()).toContainText(time)
})

When('the member opens the coaching link in a new window', async function (this: PortalWorld) {
  const context = await this.context()
  await context.route('https://coaching.wellspring.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Coaching</title>' }),
  )
  const [opened] = await Promise.all([context.waitForEvent('page'), coaching(this).launch.click()])
  await opened.waitForURL('https://coaching.wellspring.example/**')
  this.signInSecret = opened.url()
  await opened.close()
})

Then(
  "the link's address has the member's id, {string}, an access code, oneApp=false and newUI=true",
  function (this: PortalWorld, language: string) {
    const query = Object.fromEntries(new URL(this.signInSecret).searchParams)
    expect(query).toMatchObject({ locale: language, oneApp: 'false', newUI: 'true' })
    expect(query['userId']).toMatch(/^[\w-]{4,}$/)
    expect(query['accessCode']).toMatch(/.{8,}/)
  },
)

Then("the link's address has newUI={string}", function (this: PortalWorld, isNew: string) {
  expect(new URL(this.signInSecret).searchParams.get('newUI')).toBe(isNew)
})
