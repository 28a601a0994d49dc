import { expect, test } from 'vitest'
import {
  contactDraft,
  type ContactFields,
  contactFieldsOf,
  contactEdit,
  type ContactInput,
  contactInputOf,
} from '#slices/contacts/model/contact-form.ts'
import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import {
  communicationsFieldsOf,
  communicationsInputOf,
  type CommunicationPreferences,
  type CommunicationsInput,
} from '#session/member/model/communications.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import type { GoalPlan } from '#slices/goals/model/goals.ts'
import { healthPartsOf } from '#slices/health-profile/model/health-info-form.ts'
import type { HealthInfo } from '#slices/health-profile/model/health-info.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import {
  personalEdit,
  type PersonalInput,
  personalInputOf,
} from '#session/member/model/personal-info-form.ts'
import type { Reminder } from '#slices/reminders/model/reminders.ts'
import {
  alertRecipientPartsOf,
  type AlertRecipientsInput,
  alertRecipientsInputOf,
} from '#vitals/model/alerts/alert-recipients-input.ts'
import {
  weightGoalInputOf,
  weightGoalChoice,
  type WeightGoalFields,
} from '#slices/weight/model/weight-goal-input.ts'
import type { WeightTarget } from '#vitals/model/weight/weight-target.ts'
import {
  useSaveAlertPreferences,
  useSaveAlertRecipients,
} from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useSaveCommunications } from '#session/member/api/communications-queries.ts'
import { unreadablePhones, useContactChanges } from '#slices/contacts/api/use-contact-changes.ts'
import { useSetGoal } from '#slices/goals/api/goal-queries.ts'
import { useSaveHealthInfo } from '#slices/health-profile/api/health-info-queries.ts'
import { conflictsOf } from '#platform/query/use-merged-save.ts'
import { useSavePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useSetReminder } from '#slices/reminders/api/reminder-queries.ts'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { useSetHeight } from '#slices/weight/api/weight-mutations.ts'
import { useSetWeightTarget } from '#slices/weight/api/use-set-weight-target.ts'

/** Fake answers by part of the address. It records writes in order, with their entity tags. */
type Server = {
  readonly answers: Readonly<Record<string, object>>
  readonly sent: unknown[]
  readonly basedOn?: (string | null)[]
}

/** A saving hook with a fake server. Reads are recognized by RPC name or HTTP method. */
function drawn<Hook>(useHook: () => Hook, { answers, sent, basedOn }: Server): Hook {
  return drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    const part = Object.keys(answers).find((path) => request.url.split('?')[0]?.endsWith(path))
    if (part === undefined) return Response.json({}, { status: 404 })
    if (request.method !== 'GET' && !/\/(List|Get)\w+$/.test(request.url)) {
      sent.push(await request.json())
      basedOn?.push(request.headers.get('if-match'))
    }
    return Response.json(answers[part], { headers: { etag: '"now"' } })
  }, useHook)
}

test("keeps another device's times when a reminder is turned off", async () => {
  const shown: Reminder = {
    id: 'r-1',
    kind: 'MEDICATION',
    times: ['08:00'],
    weekdays: ['MONDAY'],
    label: 'Metformin',
    enabled: true,
  }
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['09:30'],
    weekdays: ['WEEKDAY_SUNDAY'],
    label: 'Insulin',
    enabled: true,
  }
  const server: Server = {
    answers: {
      ListReminders: { reminders: [wire] },
      SetReminder: { reminder: { ...wire, enabled: false } },
    },
    sent: [],
  }
  expect(
    await drawn(useSetReminder, server).save({
      id: 'r-1',
      told: { ...shown, enabled: false },
      shown,
    }),
  ).toMatchObject({ enabled: false })
  expect(server.sent).toEqual([{ ...wire, enabled: false }])
})

test('sends a reminder of an unknown kind and day back unchanged', async () => {
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_SLEEP',
    times: ['09:30'],
    weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_HOLIDAY'],
    label: '',
    enabled: true,
  }
  const server: Server = {
    answers: {
      ListReminders: { reminders: [wire] },
      SetReminder: { reminder: { ...wire, enabled: false } },
    },
    sent: [],
  }
  const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
  const shown: Reminder = {
    ...wire,
    kind: unknown('REMINDER_KIND_SLEEP'),
    weekdays: ['MONDAY', unknown('WEEKDAY_HOLIDAY')],
  }
  expect(
    await drawn(useSetReminder, server).save({
      id: 'r-1',
      told: { ...shown, enabled: false },
      shown,
    }),
  ).toMatchObject({ kind: { type: 'unknown', raw: 'REMINDER_KIND_SLEEP' }, enabled: false })
  expect(server.sent).toEqual([{ ...wire, enabled: false }])
})

test('sends a new reminder without a read', async () => {
  const told = {
    kind: 'WEIGHT',
    times: ['07:00'],
    weekdays: ['MONDAY'],
    label: ' Scale ',
    enabled: true,
  } as const
  const wire = {
    kind: 'REMINDER_KIND_WEIGHT',
    times: ['07:00'],
    weekdays: ['WEEKDAY_MONDAY'],
    label: 'Scale',
    enabled: true,
  }
  const server: Server = {
    answers: { SetReminder: { reminder: { ...wire, id: 'r-9' } } },
    sent: [],
  }
  expect(await drawn(useSetReminder, server).save({ id: null, told, shown: null })).not.toBeNull()
  expect(server.sent).toEqual([{ ...wire, id: '' }])
})

test("keeps another device's frequency when the text of a goal changes", async () => {
  const shown: GoalPlan = {
    kind: 'ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: '2026-11-02',
    endDate: '2026-12-24',
  }
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 5,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const server: Server = {
    answers: {
      ListGoals: {
        goals: [
          { id: 'g-0', plan: { ...plan, weeklyTargetCount: 1 } },
          { id: 'g-1', plan },
        ],
      },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
    basedOn: [],
  }
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: { ...shown, title: 'Walk after lunch' },
      shown,
    }),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, title: 'Walk after lunch' } }])
  expect(server.basedOn).toEqual(['"now"'])
})

test('asks the member when two devices changed the last day of a goal', async () => {
  const { endDate: _, ...open }: GoalPlan = {
    kind: 'ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: '2026-11-02',
    endDate: '2026-12-24',
  }
  const plan = {
    ...open,
    kind: 'GOAL_KIND_ACTIVITY',
    startDate: { year: 2026, month: 11, day: 2 },
    endDate: { year: 2026, month: 12, day: 31 },
  }
  const server: Server = {
    answers: {
      ListGoals: { goals: [{ id: 'g-1', plan }] },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
  }
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: { ...open, endDate: '2026-12-24' },
      shown: open,
    }),
  ).toBeNull()
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: open,
      shown: { ...open, endDate: '2026-12-24' },
    }),
  ).toBeNull()
  expect(server.sent).toEqual([])
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: open,
      shown: { ...open, endDate: '2026-12-31' },
    }),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, endDate: undefined } }])
})

test('sends a goal of an unknown kind back unchanged', async () => {
  const plan = {
    kind: 'GOAL_KIND_WATER',
    title: 'Drink',
    weeklyTargetCount: 5,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const server: Server = {
    answers: {
      ListGoals: { goals: [{ id: 'g-1', plan }] },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
  }
  const shown: GoalPlan = {
    ...plan,
    startDate: '2026-11-02',
    kind: { type: 'unknown', raw: 'GOAL_KIND_WATER' },
  }
  await drawn(useSetGoal, server).save({
    id: 'g-1',
    told: { ...shown, title: 'Drink water' },
    shown,
  })
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, title: 'Drink water' } }])
})

const kg = (weight: number) => ({ weight, weightUnit: 'KG' as const })
const inForce = ({ target, weightReadingId }: WeightTarget): WeightGoalFields => ({
  target,
  weightReadingId,
})
const target: WeightTarget = {
  target: kg(83.91),
  weightReadingId: 'w-1',
  selfEnteredTarget: kg(83.91),
  suggestedTarget: null,
  lowestTarget: null,
}

test("sends a weight goal from another reading back with the server's current values", async () => {
  const now = { ...target, target: kg(82.15) }
  const server: Server = { answers: { target: now }, sent: [], basedOn: [] }
  const typed = { ...weightGoalInputOf(target, true), start: 'latest' as const }
  expect(
    await drawn(useSetWeightTarget, server).save({
      told: weightGoalChoice(typed, target, 'w-9'),
      shown: inForce(target),
    }),
  ).toEqual(now)
  expect(server.sent).toEqual([{ target: kg(82.15), weightReadingId: 'w-9' }])
  expect(server.basedOn).toEqual(['"now"'])
})

test.each<[string, WeightTarget, WeightTarget, unknown[]]>([
  ['is not replaced', target, { ...target, target: kg(82.15) }, []],
  [
    'and is set for the first time on two devices is not replaced',
    { ...target, target: null, weightReadingId: null },
    { ...target, weightReadingId: 'w-9' },
    [],
  ],
  [
    'and that the server keeps in kilograms is what was typed',
    target,
    { ...target, target: kg(79.38) },
    [{ target: { weight: 175, weightUnit: 'LB' }, weightReadingId: 'w-1' }],
  ],
  [
    'and that nobody has any more is set anew',
    target,
    { ...target, target: null },
    [{ target: { weight: 175, weightUnit: 'LB' }, weightReadingId: 'w-1' }],
  ],
])('a weight goal that another device changed %s', async (_, shown, now, sent) => {
  const server: Server = { answers: { target: now }, sent: [] }
  await drawn(useSetWeightTarget, server).save({
    told: weightGoalChoice({ ...weightGoalInputOf(shown, true), goal: '175' }, shown, 'w-9'),
    shown: inForce(shown),
  })
  expect(server.sent).toEqual(sent)
})

const ana: Contact = {
  id: 'ct-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  contactType: 'FA',
  email: 'ana@example.com',
  phones: [
    { number: '2075550142', phoneType: 'MO' },
    { number: '2075550161', phoneType: 'HO' },
  ],
  phonesLeftOut: 0,
}
/** The contact edit of a form with some changed fields. */
const typedOver = (typed: Partial<ContactInput>, of = ana) =>
  [
    { told: contactEdit({ ...contactInputOf(of), ...typed }, of), shown: contactFieldsOf(of) },
    (fields: ContactFields) => contactDraft(fields, fields.stored),
  ] as const
/** A contact as the server sends it. */
const sentContact = ({ phonesLeftOut: _, ...contact }: Contact) => contact

test("keeps another device's mobile number when the home number changes", async () => {
  const now: Contact = {
    ...ana,
    lastName: 'Vega',
    phones: [
      { number: '2075550199', phoneType: 'MO' },
      { number: '2075550161', phoneType: 'HO' },
    ],
  }
  const server: Server = {
    answers: { contacts: { contacts: [sentContact(now)] }, 'contacts/ct-1': sentContact(now) },
    sent: [],
    basedOn: [],
  }
  await drawn(useContactChanges, server).change(...typedOver({ home: '207 555 0100' }))
  expect(server.sent).toEqual([
    {
      phones: [
        { number: '2075550199', phoneType: 'MO' },
        { number: '207 555 0100', phoneType: 'HO' },
      ],
    },
  ])
  expect(server.basedOn).toEqual(['"now"'])
})

test('asks the member when two devices changed a number, unless only the spelling differs', async () => {
  const now: Contact = {
    ...ana,
    phones: [
      { number: '2075550199', phoneType: 'MO' },
      { number: '2075550161', phoneType: 'HO' },
    ],
  }
  const server: Server = {
    answers: { contacts: { contacts: [sentContact(now)] }, 'contacts/ct-1': sentContact(now) },
    sent: [],
  }
  const { change } = drawn(useContactChanges, server)
  const both = await change(...typedOver({ lastName: 'Vega', mobile: '207 555 0100' })).catch(
    conflictsOf,
  )
  expect(both).toEqual([{ field: 'mobile', mine: '207 555 0100', theirs: '(207) 555-0199' }])
  expect(server.sent).toEqual([])
  await change(...typedOver({ lastName: 'Vega', mobile: '207.555.0199' }))
  expect(server.sent).toMatchObject([{ lastName: 'Vega' }])
})

test('sends nothing when another device made the same change', async () => {
  const server: Server = {
    answers: { contacts: { contacts: [sentContact({ ...ana, lastName: 'Vega' })] } },
    sent: [],
  }
  expect(
    await drawn(useContactChanges, server).change(...typedOver({ lastName: ' Vega ' })),
  ).toMatchObject({ lastName: 'Vega' })
  expect(server.sent).toEqual([])
})

test('sends a phone of an unknown kind back unchanged', async () => {
  const work = { number: '2075550177', phoneType: 'WO' }
  const now = { ...sentContact(ana), phones: [...ana.phones, work] }
  const server: Server = {
    answers: { contacts: { contacts: [now] }, 'contacts/ct-1': now },
    sent: [],
  }
  await drawn(useContactChanges, server).change(...typedOver({ home: '' }))
  expect(server.sent).toEqual([{ phones: [{ number: '2075550142', phoneType: 'MO' }, work] }])
})

test.each([
  ['one of the phones', [{ ...sentContact(ana), phones: [...ana.phones, { number: 'none' }] }]],
  [
    'the contact',
    [
      { ...sentContact(ana), firstName: '' },
      { ...sentContact(ana), id: 'ct-2' },
    ],
  ],
])('replaces no phone while the portal cannot read %s', async (_, contacts) => {
  const server: Server = {
    answers: { contacts: { contacts }, 'contacts/ct-1': sentContact(ana) },
    sent: [],
  }
  const { change } = drawn(useContactChanges, server)
  await expect(change(...typedOver({ home: '' }))).rejects.toMatchObject({
    _tag: 'Refused',
    error: unreadablePhones,
  })
  expect(server.sent).toEqual([])
  await change(...typedOver({ lastName: 'Vega' }))
  expect(server.sent).toEqual([{ lastName: 'Vega' }])
})

/** What the form of who is told saves when some of it is typed over. */
const toldEdit = (settings: BloodSugarAlerts, typed: Partial<AlertRecipientsInput>) => ({
  told: alertRecipientPartsOf({ ...alertRecipientsInputOf(settings), ...typed }, settings),
  shown: alertRecipientPartsOf(alertRecipientsInputOf(settings), settings),
})
const callWire = {
  BGLowerLimit: 70,
  BGUpperLimit: 300,
  prefMeth: 'PHONE',
  OptIntoNightAlt: false,
  StartBlTime: '22:00',
  EndBlTime: '07:00',
  OptIntoAlerts: true,
}
const call = {
  low: 70,
  high: 300,
  contactMethod: 'PHONE',
  immediateSupport: false,
  startTime: '22:00',
  endTime: '07:00',
  optInAlerts: true,
} as const

test('keeps alert recipients that could not be read', async () => {
  const destination = {
    contactId: 'ct-2',
    contactType: 'FA',
    channel: 'SMS',
    address: '+12075550177',
  } as const
  const now = {
    low: { threshold: 70, destinations: [destination] },
    high: { threshold: 300, destinations: [] },
  }
  const server: Server = {
    answers: {
      contacts: { contacts: [sentContact(ana), { ...sentContact(ana), id: 'ct-2', lastName: '' }] },
      'alerts/bg': { ...now, preferences: callWire },
    },
    sent: [],
  }
  const shown = {
    preferences: call,
    low: { ...now.low, leftOut: 0 },
    high: { ...now.high, leftOut: 0 },
  }
  const saved = await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, { low: '65' }))
  expect([saved, server.sent]).toEqual([null, []])
})

const sms = (contactId: string, address: string) => ({
  contactId,
  contactType: 'FA' as const,
  channel: 'SMS' as const,
  address,
})

test('keeps recipients of another device and uses current numbers when a limit changes', async () => {
  const shown = {
    preferences: call,
    low: { threshold: 70, destinations: [], leftOut: 0 },
    high: { threshold: 300, destinations: [sms('ct-1', '+12075550142')], leftOut: 0 },
  }
  const moved: Contact = {
    ...ana,
    email: null,
    phones: [{ number: '2075550199', phoneType: 'MO' }],
  }
  const ben: Contact = {
    ...moved,
    id: 'ct-2',
    firstName: 'Ben',
    phones: [{ number: '2075550177', phoneType: 'MO' }],
  }
  const now = {
    low: { threshold: 70, destinations: [] },
    high: {
      threshold: 300,
      destinations: [sms('ct-1', '+12075550199'), sms('ct-2', '+12075550177')],
    },
  }
  const server: Server = {
    answers: {
      contacts: { contacts: [moved, ben].map(sentContact) },
      'alerts/bg': { ...now, preferences: callWire },
    },
    sent: [],
    basedOn: [],
  }
  expect(
    await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, { low: '65' })),
  ).not.toBeNull()
  expect([server.sent, server.basedOn]).toEqual([
    [{ low: { threshold: 65, destinations: [] } }],
    ['"now"'],
  ])
  await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, { low: '65', high: '290' }))
  expect(server.sent[1]).toEqual({
    low: { threshold: 65, destinations: [] },
    high: { threshold: 290, destinations: now.high.destinations },
  })
})

test.each([
  [
    'that another device changed, too',
    { high: { threshold: 280, destinations: [] } },
    { high: '290' },
  ],
  [
    'that is above the high one of another device',
    { high: { threshold: 90, destinations: [] } },
    { low: '100' },
  ],
])('does not send an alert limit %s before the member chooses', async (_, now, typed) => {
  const settings = {
    low: { threshold: 70, destinations: [] },
    high: { threshold: 300, destinations: [] },
  }
  const server: Server = {
    answers: {
      contacts: { contacts: [sentContact(ana)] },
      'alerts/bg': { ...settings, ...now, preferences: callWire },
    },
    sent: [],
  }
  const shown = {
    preferences: call,
    low: { ...settings.low, leftOut: 0 },
    high: { ...settings.high, leftOut: 0 },
  }
  expect(await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, typed))).toBeNull()
  expect(server.sent).toEqual([])
})

test('does not replace a threshold with an unreadable destination, unlike the other one', async () => {
  const to = (address?: string) => ({
    contactId: 'ct-1',
    contactType: 'FA',
    channel: 'EMAIL',
    address,
  })
  const now = {
    preferences: callWire,
    low: { threshold: 70, destinations: [to('ana@example.com'), to()] },
    high: { threshold: 300, destinations: [] },
  }
  const server: Server = {
    answers: { contacts: { contacts: [{ ...sentContact(ana), phones: [] }] }, 'alerts/bg': now },
    sent: [],
  }
  const email = {
    contactId: 'ct-1',
    contactType: 'FA',
    channel: 'EMAIL',
    address: 'ana@example.com',
  } as const
  const shown = {
    preferences: call,
    low: { threshold: 70, destinations: [email], leftOut: 1 },
    high: { threshold: 300, destinations: [], leftOut: 0 },
  }
  expect(
    await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, { low: '65' })),
  ).toBeNull()
  expect(server.sent).toEqual([])
  expect(
    await drawn(useSaveAlertRecipients, server).save(toldEdit(shown, { high: '290' })),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ high: { threshold: 290, destinations: [] } }])
})

const health: HealthInfo = {
  heightInches: 63,
  a1cTenths: 68,
  conditions: [{ condition: 'HYPERTENSION', diagnosisYear: null }],
  medications: ['Metformin 1000 mg'],
  allergies: [],
  usesInsulin: false,
  smokingStatus: 'FORMER',
  race: [],
  sexualOrientation: null,
  genderIdentity: null,
  pronouns: null,
}
const healthEdit = (told: Partial<HealthInfo>) => ({
  told: healthPartsOf({ ...health, ...told }),
  shown: healthPartsOf(health),
  sending: () => {},
})

test("keeps another device's additions and unknown values of a health profile", async () => {
  const now = {
    ...health,
    heightInches: 66,
    medications: [...health.medications, 'Aspirin 81 mg'],
    conditions: [{ condition: 'GOUT', diagnosisYear: 2019 }, ...health.conditions],
    race: ['ROMANI'],
  }
  const server = {
    answers: { 'info/health': now },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  await drawn(useSaveHealthInfo, server).save(
    healthEdit({ medications: ['Lisinopril'], smokingStatus: 'NEVER' }),
  )
  expect(server.sent).toEqual([
    { ...now, smokingStatus: 'NEVER', medications: ['Aspirin 81 mg', 'Lisinopril'] },
  ])
  expect(server.basedOn).toEqual(['"now"'])
})

test.each([
  [
    'where another device gave the same answer another way',
    { ...health, heightInches: 66 },
    { conflicts: [{ field: 'heightInches', mine: 64, theirs: 66 }] },
  ],
  [
    'while a part of it cannot be read',
    { ...health, a1cTenths: 'high' },
    { _tag: 'ContractBroken' },
  ],
])('sends nothing of a health profile %s', async (_, now, failure) => {
  const server: Server = { answers: { 'info/health': now }, sent: [] }
  await expect(
    drawn(useSaveHealthInfo, server).save(healthEdit({ heightInches: 64 })),
  ).rejects.toMatchObject(failure)
  expect(server.sent).toEqual([])
})

test('sends changed call times with their entity tag, and stops at a conflict', async () => {
  const threshold = { threshold: 70, destinations: [] }
  const server = {
    answers: {
      'alerts/bg': {
        preferences: { ...callWire, BGLowerLimit: 65, prefMeth: 'FAX' },
        low: threshold,
        high: threshold,
      },
    },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const save = (told: object) =>
    drawn(useSaveAlertPreferences, server).save({ told: { ...call, ...told }, shown: call })
  expect(await save({ high: 280 })).not.toBeNull()
  expect([server.sent, server.basedOn]).toEqual([
    [{ preferences: { BGUpperLimit: 280 } }],
    ['"now"'],
  ])
  expect(await save({ low: 60 })).toBeNull()
  expect(server.sent).toHaveLength(1)
})

const talk: CommunicationPreferences = {
  channels: {
    items: [
      { channel: 'SMS', optState: 'IN', destinationEnding: '0142' },
      { channel: 'PUSH_NOTIFICATION', optState: 'PROMPT', destinationEnding: '' },
    ],
    leftOut: 0,
  },
  reminderFrequency: 'DAY',
  weekdays: ['MONDAY', 'TUESDAY'],
}
const talkWire = {
  channels: [
    { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_OUT', destinationEnding: '0142' },
    { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_PROMPT' },
  ],
  reminderFrequency: 'REMINDER_FREQUENCY_WEEK',
  weekdays: ['WEEKDAY_TUESDAY', 'WEEKDAY_MONDAY'],
}
const talkEdit = (typed: Partial<CommunicationsInput>) => ({
  told: communicationsFieldsOf({ ...communicationsInputOf(talk), ...typed }, talk),
  shown: communicationsFieldsOf(communicationsInputOf(talk), talk),
})

test.each<[string, Partial<CommunicationsInput>, unknown[]]>([
  [
    'days keep the channel and the frequency of another device',
    { weekdays: ['SUNDAY', 'MONDAY'] },
    [{ channels: [], weekdays: { weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_SUNDAY'] } }],
  ],
  [
    'the same choice as on another device sends nothing',
    { reminderFrequency: 'WEEK', SMS: 'OUT' },
    [],
  ],
  [
    'another frequency than on another device waits for the member',
    { reminderFrequency: 'MONTH' },
    [],
  ],
])('communications: %s', async (_, typed, sent) => {
  const answer = { preferences: talkWire }
  const server = {
    answers: { GetCommunicationPreferences: answer, UpdateCommunicationPreferences: answer },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const saved = await drawn(useSaveCommunications, server).save(talkEdit(typed))
  expect([server.sent, server.basedOn]).toEqual([sent, sent.map(() => '"now"')])
  expect(saved === null).toBe('reminderFrequency' in typed && typed.reminderFrequency === 'MONTH')
})

const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1964-03-09',
  email: 'rosa@example.com',
  phones: [
    { phoneType: 'MO', number: '2075550142', numberE164: '+12075550142', countryCode: 'US' },
  ],
  address: null,
}
const rosaEdit = (typed: Partial<PersonalInput>) =>
  personalEdit({ ...personalInputOf(rosa), ...typed }, personalInputOf(rosa), rosa)
const us = { prefix: '+1', flag: 'US' }

test("keeps another device's changes of personal data, and needs the password for a phone", async () => {
  const now = {
    ...rosa,
    firstName: 'Rosalía',
    phones: [
      ...rosa.phones,
      { phoneType: 'WO', number: '2075550150', numberE164: '+12075550150', countryCode: 'US' },
    ],
  }
  const server = {
    answers: { 'info/personal': now },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const { save } = drawn(useSavePersonalInfo, server)
  await save(rosaEdit({ lastName: 'Vega' }))
  const work = { phoneType: 'WO', numberE164: '+12075550150', selectedCountry: us }
  const sent = {
    firstName: 'Rosalía',
    lastName: 'Vega',
    birthDate: '1964-03-09',
    email: 'rosa@example.com',
    address: null,
    phones: [{ phoneType: 'MO', numberE164: '+12075550142', selectedCountry: us }, work],
  }
  expect([server.sent, server.basedOn]).toEqual([[sent], ['"now"']])
  const edit = rosaEdit({ mobile: '207 555 0100' })
  await expect(save(edit)).rejects.toMatchObject({ _tag: 'NotAllowed', error: 'password_required' })
  expect(server.sent).toHaveLength(1)
  await save({ ...edit, currentPassword: 'secret' })
  expect(server.sent[1]).toEqual({
    ...sent,
    lastName: 'Delgado',
    phones: [{ phoneType: 'MO', number: '2075550100', selectedCountry: us }, work],
    currentPassword: 'secret',
  })
})

test('stops at a conflict in personal data before it asks for the password', async () => {
  const server: Server = {
    answers: { 'info/personal': { ...rosa, email: 'theirs@example.com' } },
    sent: [],
  }
  const stopped = await drawn(useSavePersonalInfo, server)
    .save(rosaEdit({ email: 'mine@example.com' }))
    .catch(conflictsOf)
  expect([stopped, server.sent]).toEqual([
    [{ field: 'email', mine: 'mine@example.com', theirs: 'theirs@example.com' }],
    [],
  ])
})

test('does not save a goal with an unreadable last day, unlike another goal', async () => {
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const shown: GoalPlan = {
    kind: 'ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: '2026-11-02',
  }
  const server = (endDate: object | undefined): Server => ({
    answers: {
      ListGoals: { goals: [{ id: 'g-1', plan: { ...plan, endDate } }] },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
  })
  const [lost, whole] = [server({ year: 2026, month: 13, day: 40 }), server(undefined)]
  const edit = { id: 'g-1', told: { ...shown, title: 'Swim' }, shown }
  expect(await drawn(useSetGoal, lost).save(edit)).toBeNull()
  expect(lost.sent).toEqual([])
  expect(await drawn(useSetGoal, whole).save(edit)).not.toBeNull()
})

test('asks the member when two devices move first and last day past each other', async () => {
  const shown: GoalPlan = {
    kind: 'ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: '2026-11-02',
    endDate: '2026-12-24',
  }
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: { year: 2026, month: 11, day: 2 },
    endDate: { year: 2026, month: 11, day: 20 },
  }
  const server: Server = {
    answers: {
      ListGoals: { goals: [{ id: 'g-1', plan }] },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
  }
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: { ...shown, startDate: '2026-11-30' },
      shown,
    }),
  ).toBeNull()
  expect(server.sent).toEqual([])
  expect(
    await drawn(useSetGoal, server).save({
      id: 'g-1',
      told: { ...shown, startDate: '2026-11-20' },
      shown,
    }),
  ).not.toBeNull()
})

test.each([
  ['words cannot be read', { label: 7 }],
  ['row cannot be read', { times: 'noon' }],
])('does not replace a reminder whose %s', async (_, broken) => {
  const shown: Reminder = {
    id: 'r-1',
    kind: 'MEDICATION',
    times: ['08:00'],
    weekdays: ['MONDAY'],
    label: 'Metformin',
    enabled: true,
  }
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['08:00'],
    weekdays: ['WEEKDAY_MONDAY'],
    label: 'Metformin',
    enabled: true,
  }
  const server: Server = {
    answers: {
      ListReminders: {
        reminders: [
          { ...wire, id: 'r-2' },
          { ...wire, ...broken },
        ],
      },
      SetReminder: { reminder: wire },
    },
    sent: [],
  }
  expect(
    await drawn(useSetReminder, server).save({
      id: 'r-1',
      told: { ...shown, enabled: false },
      shown,
    }),
  ).toBeNull()
  expect(server.sent).toEqual([])
})

test('does not replace a weight goal with an unreadable reading', async () => {
  const server: Server = { answers: { target: { ...target, weightReadingId: 7 } }, sent: [] }
  expect(
    await drawn(useSetWeightTarget, server).save({
      told: { target: kg(80), weightReadingId: 'w-1' },
      shown: inForce(target),
    }),
  ).toBeNull()
  expect(server.sent).toEqual([])
})

test.each<[string, object, number | null]>([
  ['is sent where none is known', {}, 64],
  ['that another device told, too, waits for the member', { heightInches: 66 }, null],
  ['is not sent over one that cannot be read', { heightInches: 'tall' }, null],
])('a height %s', async (_, known, sent) => {
  const answer = { biometrics: { weightGainLimits: [], ...known } }
  const server = {
    answers: { GetBiometrics: answer, SetHeight: answer },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const saved = await drawn(useSetHeight, server).save({
    told: { heightInches: 64 },
    shown: { heightInches: null },
  })
  expect([saved === null, server.sent, server.basedOn]).toEqual(
    sent === null ? [true, [], []] : [false, [{ heightInches: sent }], ['"now"']],
  )
})

test('does not set a weight goal over one that could not be shown', async () => {
  const server: Server = { answers: { target }, sent: [] }
  const shown = { target: null, weightReadingId: null }
  expect(
    await drawn(useSetWeightTarget, server).save({
      told: { target: kg(80), weightReadingId: 'w-9' },
      shown,
    }),
  ).toBeNull()
  expect(server.sent).toEqual([])
})
