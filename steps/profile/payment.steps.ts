import { Given, Then, When } from '@cucumber/cucumber'
import { payment } from '../screens/payment.screen.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { expect } from '../support/expect.ts'
import { expectSent } from '../support/control/expect-sent.ts'
import type { PortalWorld } from '../support/world.ts'

/** URLs and bodies of all requests since the card number was typed. */
const requests = new WeakMap<PortalWorld, string[]>()

definePhrases<ScenarioDeed>('payment deed', {
  'fills in the card form with "*", "*" and "*"':
    (number = '', expires = '', code = '') =>
    async (world) => {
      const values = [number, expires, code]
      const texts: string[] = []
      requests.set(world, texts)
      world.page.on('request', (request) =>
        texts.push(`${request.url()} ${request.postData() ?? ''}`),
      )
      for (const [index, field] of payment(world).fields.entries())
        await field.fill(values[index] ?? '')
    },
  'types "*", "*" and "*" into the card form by keyboard and presses Enter':
    (digits = '', expires = '', code = '') =>
    async (world) => {
      const values = [digits, expires, code]
      const { number } = payment(world)
      await expect(number).toBeVisible()
      // Tab from the window's title to the first field.
      await expect(async () => {
        await world.page.keyboard.press('Tab')
        await expect(number).toBeFocused({ timeout: 100 })
      }).toPass()
      for (const [index, value] of values.entries()) {
        if (index > 0) await world.page.keyboard.press('Tab')
        await world.page.keyboard.type(value)
      }
      await world.page.keyboard.press('Enter')
    },
  'submits the card form': () => async (world) => {
    // After a refusal the button stays disabled until the page reports the end of its call.
    const { send } = payment(world)
    await expect(send).toBeEnabled()
    await send.click()
  },
})

When('the member {payment deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then(
  /^the portal sent "addPaymentMethod" with the token of an? "(\w+)" card (\d{4}) until (\d{4})-(\d\d), and (not )?as the default$/,
  async function (
    this: PortalWorld,
    brand: string,
    lastFour: string,
    year: string,
    month: string,
    not?: string | null,
  ) {
    const { body } = await expectSent(this, 'addPaymentMethod', { status: 200 })
    const { processorToken, ...rest } = Object(body) as Record<string, unknown>
    expect(processorToken).toMatch(
      new RegExp(`^tok_${brand}_${lastFour}_${year}_${month}_[a-z]{12}$`),
    )
    expect(rest).toEqual({ makeDefault: !not })
  },
)

Then(
  'the portal sent nothing that holds {string}',
  async function (this: PortalWorld, digits: string) {
    const texts = requests.get(this) ?? []
    expect(texts.join('\n')).toContain('AddPaymentMethod')
    for (const text of texts) expect(text.replaceAll(/[ +-]|%20/g, '')).not.toContain(digits)
  },
)

definePhrases<(world: PortalWorld) => Promise<void>>('card form', {
  'says "*", "*" and "*"':
    (...problems) =>
    async (world) => {
      for (const [index, field] of payment(world).fields.entries()) {
        await expect(field).toHaveAccessibleDescription(new RegExp(problems[index] ?? ''))
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(payment(world).number).toBeFocused()
    },
  'is empty': () => async (world) => {
    for (const field of payment(world).fields) await expect(field).toHaveValue('')
  },
  'cannot be loaded': () => async (world) => {
    world.guard.expect('failed call', /^GET document net::ERR_FAILED$/)
    await (await world.context()).route('**/payment-form/**', (route) => route.abort())
  },
  'can be loaded again': () => async (world) =>
    (await world.context()).unroute('**/payment-form/**'),
})

Given(
  'the card form {card form}',
  async function (this: PortalWorld, isAsSaid: (world: PortalWorld) => Promise<void>) {
    await isAsSaid(this)
  },
)
