import { Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { FieldState } from '../parameters/field-state.ts'
import '../parameters/field-state.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { isOnCard } from '../support/page/colors.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { holdCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  'a card holds a form with {string} and {string}',
  async function (this: PortalWorld, first: string, second: string) {
    await signIn(this).isOpen()
    await expect(signIn(this).field(first)).toBeVisible()
    await expect(signIn(this).field(second)).toBeVisible()
    expect(await isOnCard(signIn(this).email)).toBe(true)
  },
)

Then('the form can be sent', async function (this: PortalWorld) {
  await expect(signIn(this).button).toBeEnabled()
  expect(new URL(this.page.url()).search).toBe('')
})

definePhrases<ScenarioDeed>('visit', {
  'sees the sign-in form, which cannot be sent yet': () => async (world) => {
    // The page has loaded only when its script has.
    await world.open('/login', 'commit')
    await expect(world.page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await expect(signIn(world).button).toBeDisabled()
  },
  'opens the language menu at "*"':
    (address = '') =>
    async (world) => {
      await world.open(address)
      await signIn(world).languages.click()
      await expect(world.page.getByRole('menuitemradio')).not.toHaveCount(0)
    },
})

When('a visitor {visit}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  'a support email address and a support phone number are there',
  async function (this: PortalWorld) {
    const main = this.page.getByRole('main')
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('link', { name: /\d{3}-\d{4}/ })).toHaveAttribute('href', /^tel:/)
  },
)

When('the whole page has loaded', async function (this: PortalWorld) {
  await requestsSettled(this)
  this.scripts = this.calls.scripts
})

Then(
  '{string} {field state}',
  async function (this: PortalWorld, label: string, isAsSaid: FieldState) {
    await isAsSaid(signIn(this).field(label))
  },
)

Given(
  /^the (sign-in form|portal's script) is delayed$/,
  async function (this: PortalWorld, what: string) {
    const files =
      what === 'sign-in form' ? /\/sign-in-page[^/]*\.(js|tsx)/ : /\/assets\/index-[^/]*\.js/
    this.release = await holdCalls(await this.context(), files)
  },
)
