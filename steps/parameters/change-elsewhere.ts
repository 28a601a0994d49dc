import { defineParameterType } from '@cucumber/cucumber'
import type { PortalWorld } from '../support/world.ts'
import {
  deleteOnOtherDevice,
  orderLabKitOnOtherDevice,
  saveOnOtherDevice,
  setOnOtherDevice,
  setPhoneOnOtherDevice,
} from '../support/control/other-device.ts'

/** What another device of the member does. */
export interface ChangeElsewhere {
  readonly act: (world: PortalWorld) => Promise<void>
  /** The portal's own save of the same thing, which the server refuses after the change. */
  readonly save?: { readonly url: RegExp; readonly refusal: RegExp }
}

type Phones = { phoneType: string; numberE164: string }[]
const savePersonal = (
  world: PortalWorld,
  changed: (address: object) => object | null,
): Promise<void> =>
  saveOnOtherDevice(
    world,
    '/api/v1/users/me/info/personal?inclIntlPhones=true',
    ({ phones, address, ...rest }) => ({
      ...rest,
      address: changed(Object(address) as object),
      phones: (phones as Phones).map(({ phoneType, numberE164 }) => ({
        phoneType,
        numberE164,
        selectedCountry: { prefix: '+1', flag: 'US' },
      })),
    }),
  )
const saveReminder = (world: PortalWorld, label: string, change: object): Promise<void> =>
  setOnOtherDevice<{ readonly reminders: readonly { readonly label?: string }[] }>(
    world,
    'reminders/portal.reminders.v1.RemindersService',
    ['ListReminders', 'SetReminder'],
    ({ reminders }) => ({ ...reminders.find((one) => one.label === label), ...change }),
  )
const reminderSave = { url: /\/SetReminder$/, refusal: /^setReminder answered 409$/ }

type Goals = {
  readonly goals: readonly { readonly id: string; readonly plan: { readonly title: string } }[]
}
const saveGoal = (world: PortalWorld, title: string, weeklyTargetCount: number): Promise<void> =>
  setOnOtherDevice<Goals>(
    world,
    'goals/portal.goals.v1.GoalsService',
    ['ListGoals', 'SetGoal'],
    ({ goals }) =>
      goals
        .filter(({ plan }) => plan.title === title)
        .map(({ id, plan }) => ({ id, plan: { ...plan, weeklyTargetCount } }))[0] ?? {},
  )

/** By their words; `"*"` stands for a text and `#` for a number. */
const changes: Readonly<Record<string, (one: string, other: string) => ChangeElsewhere>> = {
  'saves the city "*"': (city) => ({
    act: (world) => savePersonal(world, (address) => ({ ...address, city })),
    save: { url: /\/me\/info\/personal(\?|$)/, refusal: /^savePersonalInfo answered 412$/ },
  }),
  'removes the address': () => ({ act: (world) => savePersonal(world, () => null) }),
  'orders a lab kit': () => ({ act: orderLabKitOnOtherDevice }),
  'revokes the link': () => ({
    act: (world) => deleteOnOtherDevice(world, '/api/v1/users/me/report-links', ['', 'links']),
  }),
  'removes the newest blood sugar reading': () => ({
    act: (world) =>
      deleteOnOtherDevice(
        world,
        '/api/v1/users/me/readings/bgs',
        ['/data?start=2026-01-01T00:00:00&end=2027-01-01T00:00:00', 'bgs'],
        1,
      ),
    save: {
      url: /\/me\/readings\/bgs\/[^/]+\/correction$/,
      refusal: /^correctBloodSugarReading answered 404$/,
    },
  }),
  'saves the height #': (inches) => ({
    act: (world) =>
      saveOnOtherDevice(world, '/api/v1/users/me/info/health', (before) => ({
        ...before,
        heightInches: Number(inches),
      })),
  }),
  'sets the weight goal to # lb': (pounds) => ({
    act: (world) =>
      saveOnOtherDevice(
        world,
        '/api/v1/users/me/reading/weight/target',
        ({ weightReadingId }) => ({
          target: { weight: Number(pounds), weightUnit: 'LB' },
          weightReadingId,
        }),
        'POST',
      ),
  }),
  'moves the reminder "*" to "*"': (label, time) => ({
    act: (world) => saveReminder(world, label, { times: [time] }),
    save: reminderSave,
  }),
  'renames the reminder "*" to "*"': (label, to) => ({
    act: (world) => saveReminder(world, label, { label: to }),
    save: reminderSave,
  }),
  'sets the goal "*" # times a week': (title, times) => ({
    act: (world) => saveGoal(world, title, Number(times)),
  }),
  'sets the home phone of "*" to "*"': (firstName, number) => ({
    act: (world) => setPhoneOnOtherDevice(world, firstName, number),
    save: { url: /\/me\/contacts\/[^/]+$/, refusal: /^updateContact answered 412$/ },
  }),
}

const value = /"([^"]*)"|\d+/g
const wordsOf = (text: string): string =>
  text.replaceAll(value, (found) => (found.startsWith('"') ? '"*"' : '#'))

defineParameterType({
  name: 'change',
  regexp: Object.keys(changes).map(
    (words) => new RegExp(words.replaceAll('"*"', '"[^"]*"').replaceAll('#', '\\d+')),
  ),
  transformer: (text: string): ChangeElsewhere => {
    const [one = '', other = ''] = Array.from(
      text.matchAll(value),
      ([found, quoted]) => quoted ?? found,
    )
    return changes[wordsOf(text)]!(one, other)
  },
})
