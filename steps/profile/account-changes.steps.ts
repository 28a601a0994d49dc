import { Given, Then, When } from '@cucumber/cucumber'
import { account } from '../screens/account.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import { operationAt } from '../support/control/operation-at.ts'
import {
  orderLabKitOnOtherDevice,
  saveOnOtherDevice,
  setOnOtherDevice,
} from '../support/control/other-device.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { holdCalls, portalCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'

const newEmail = (world: PortalWorld): string => `new.${world.member.username}`

/** The number of calls that a scenario delays. */
const heldCalls = new WeakMap<PortalWorld, number>()

/** Holds the call in the browser until a later step releases it. */
Given('the call {string} is delayed', async function (this: PortalWorld, operationId: string) {
  this.release = await holdCalls(await this.context(), portalCalls, (request) => {
    const isHeld = operationAt(request.method(), new URL(request.url()).pathname) === operationId
    if (isHeld) heldCalls.set(this, (heldCalls.get(this) ?? 0) + 1)
    return isHeld
  })
})

Then('the page is still loading {string}', async function (this: PortalWorld, label: string) {
  await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page waits for the delayed call, and for no other.
  await requestsSettled(this, () => heldCalls.get(this) ?? 0)
  await expect(this.page.locator('[aria-busy=true]').filter({ hasText: label })).toBeVisible()
  const save = this.page.getByRole('main').getByRole('button', { name: /^(Save|Guardar)/ })
  await expect(save).toHaveCount(0)
})

const cityElsewhere = (world: PortalWorld, city: string): Promise<void> =>
  saveOnOtherDevice(
    world,
    '/api/v1/users/me/info/personal?inclIntlPhones=true',
    ({ phones, address, ...rest }) => ({
      ...rest,
      address: { ...Object(address), city },
      phones: (phones as { phoneType: string; numberE164: string }[]).map(
        ({ phoneType, numberE164 }) => ({
          phoneType,
          numberE164,
          selectedCountry: { prefix: '+1', flag: 'US' },
        }),
      ),
    }),
  )

When('another device saves the city {string}', async function (this: PortalWorld, city: string) {
  await cityElsewhere(this, city)
})

When(
  'another device saves the city {string} just before the save arrives',
  async function (this: PortalWorld, city: string) {
    this.guard.expect('failed call', /^savePersonalInfo answered 412$/)
    let isSaved = false
    await this.page.route(/\/me\/info\/personal(\?|$)/, async (route) => {
      if (!isSaved && route.request().method() === 'PUT') {
        isSaved = true
        await cityElsewhere(this, city)
      }
      await route.continue()
    })
  },
)

Given('another device orders a lab kit', async function (this: PortalWorld) {
  await orderLabKitOnOtherDevice(this)
})

When('another device removes the address', async function (this: PortalWorld) {
  await saveOnOtherDevice(
    this,
    '/api/v1/users/me/info/personal?inclIntlPhones=true',
    ({ phones, ...rest }) => ({
      ...rest,
      address: null,
      phones: (phones as { phoneType: string; numberE164: string }[]).map(
        ({ phoneType, numberE164 }) => ({
          phoneType,
          numberE164,
          selectedCountry: { prefix: '+1', flag: 'US' },
        }),
      ),
    }),
  )
})

When(
  'in the dialog the member places the order, which is refused without an address',
  async function (this: PortalWorld) {
    this.guard.expect('failed call', /^placeSupplyOrder answered 422$/)
    const sent = async (): Promise<number> => (await this.control.sent('placeSupplyOrder')).length
    const before = await sent()
    await account(this).dialog.getByRole('button', { name: 'Place order', exact: true }).click()
    await expect.poll(sent).toBe(before + 1)
  },
)

When(
  'another device saves the height {int}',
  async function (this: PortalWorld, heightInches: number) {
    await saveOnOtherDevice(this, '/api/v1/users/me/info/health', (before) => ({
      ...before,
      heightInches,
    }))
  },
)

When(
  'another device sets the weight goal to {int} lb',
  async function (this: PortalWorld, weight: number) {
    const after = ({ weightReadingId }: Record<string, unknown>) => ({
      target: { weight, weightUnit: 'LB' },
      weightReadingId,
    })
    await saveOnOtherDevice(this, '/api/v1/users/me/reading/weight/target', after, 'POST')
  },
)

When(
  'another device moves the reminder {string} to {string}',
  async function (this: PortalWorld, label: string, time: string) {
    type Reminders = { readonly reminders: readonly { readonly label?: string }[] }
    const methods = ['ListReminders', 'SetReminder'] as const
    await setOnOtherDevice<Reminders>(
      this,
      'reminders/portal.reminders.v1.RemindersService',
      methods,
      ({ reminders }) => ({ ...reminders.find((one) => one.label === label), times: [time] }),
    )
  },
)

When(
  'another device sets the goal {string} {int} times a week',
  async function (this: PortalWorld, title: string, weeklyTargetCount: number) {
    type Goals = {
      readonly goals: readonly { readonly id: string; readonly plan: { readonly title: string } }[]
    }
    const after = ({ goals }: Goals) =>
      goals
        .filter(({ plan }) => plan.title === title)
        .map(({ id, plan }) => ({ id, plan: { ...plan, weeklyTargetCount } }))[0] ?? {}
    await setOnOtherDevice<Goals>(
      this,
      'goals/portal.goals.v1.GoalsService',
      ['ListGoals', 'SetGoal'],
      after,
    )
  },
)

When(
  'the member selects {string} from {string}',
  async function (this: PortalWorld, option: string, label: string) {
    await account(this).main.getByLabel(label).selectOption({ label: option })
  },
)

const confirm = async (world: PortalWorld, password: string): Promise<void> => {
  await account(world).dialog.locator('input[name=current-password]').fill(password)
  await world.page.keyboard.press('Enter')
}

When(
  'the member confirms with the password {string}, which is refused',
  async function (this: PortalWorld, password: string) {
    this.guard.expect('failed call', /^savePersonalInfo answered 422$/)
    const sent = async (): Promise<number> => (await this.control.sent('savePersonalInfo')).length
    const before = await sent()
    await confirm(this, password)
    await expect.poll(sent).toBe(before + 1)
    // The button shows this name again after the response.
    await expect(
      account(this).dialog.getByRole('button', {
        name: localizedName('Confirm and save', 'Confirmar y guardar'),
      }),
    ).toBeVisible()
    await expect(account(this).dialog.locator('input[name=current-password]')).toBeFocused()
  },
)

When('the member confirms with the password', async function (this: PortalWorld) {
  await confirm(this, this.member.password)
})

When(
  'the member confirms with the password, and the change is refused',
  async function (this: PortalWorld) {
    this.guard.expect('failed call', /^savePersonalInfo answered 422$/)
    await confirm(this, this.member.password)
    await expect(account(this).dialog).toHaveCount(0)
  },
)

When(
  'the member fills {string} with a new email address',
  async function (this: PortalWorld, label: string) {
    await account(this).main.getByRole('textbox', { name: label }).fill(newEmail(this))
  },
)

When('the member signs in with the new email address', async function (this: PortalWorld) {
  await signIn(this).submit(newEmail(this), this.member.password)
})

Then(
  /^these numbers and addresses were notified of the changed address: (.+)$/,
  async function (this: PortalWorld, list: string) {
    const recipients = async () =>
      (await this.control.mails())
        .filter(({ kind, channel }) => kind === 'address-changed' && channel === 'SMS')
        .map(({ destination }) => destination)
    await expect.poll(recipients).toEqual(quotedList(list))
  },
)

Then('there is no option {string}', async function (this: PortalWorld, name: string) {
  await expect(account(this).save).toBeVisible()
  await expect(account(this).option(name)).toHaveCount(0)
})
