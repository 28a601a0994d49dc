import { describe, expect, it } from 'vitest'
import {
  ChannelSchema,
  OptStateSchema,
  ReminderFrequencySchema,
} from '../../generated/proto/portal/communications/v1/communications_pb.js'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('rosa', 'edith', 'dora', 'paul')
const { member } = contract
const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map(
  (day) => `WEEKDAY_${day}`,
)

describe('communications preferences', () => {
  const of = rpcOf(contract, 'communications', 'portal.communications.v1.CommunicationsService')
  const sms = { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_PROMPT', destinationEnding: '0142' }
  const push = { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_PROMPT' }

  it('PROF-008, PROF-009, PROF-010: channels, opt states and frequencies are the documents’ own', () => {
    const names = (
      { values }: { readonly values: readonly { readonly name: string }[] },
      prefix: string,
    ) => values.slice(1).map(({ name }) => name.replace(prefix, ''))
    expect(names(ChannelSchema, 'CHANNEL_')).toEqual(['SMS', 'PUSH_NOTIFICATION'])
    expect(names(OptStateSchema, 'OPT_STATE_')).toEqual(['PROMPT', 'IN', 'OUT'])
    expect(names(ReminderFrequencySchema, 'REMINDER_FREQUENCY_')).toEqual(['DAY', 'WEEK', 'MONTH'])
  })

  it('PROF-011, API-057, PROF-008, PROF-009, PROF-010, GAP-101: an update changes the named preferences only; the default is all seven weekdays', async () => {
    const { token } = await member('rosa')
    const communications = of(token)
    const get = (preferences: object) =>
      communications(
        'getCommunicationPreferences',
        rpc.getCommunicationPreferences,
        {},
        { message: { preferences } },
      )
    const fresh = {
      channels: [sms, push],
      reminderFrequency: 'REMINDER_FREQUENCY_DAY',
      weekdays: everyDay,
    }
    await get(fresh)
    const optedIn = { ...fresh, channels: [{ ...sms, optState: 'OPT_STATE_IN' }, push] }
    await communications(
      'updateCommunicationPreferences',
      rpc.updateCommunicationPreferences,
      { channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN' }] },
      { message: { preferences: optedIn } },
    )
    for (const frequency of ['WEEK', 'MONTH'] as const)
      await communications(
        'updateCommunicationPreferences',
        rpc.updateCommunicationPreferences,
        { reminderFrequency: `REMINDER_FREQUENCY_${frequency}` },
        {
          message: {
            preferences: { ...optedIn, reminderFrequency: `REMINDER_FREQUENCY_${frequency}` },
          },
        },
      )
    await get({ ...optedIn, reminderFrequency: 'REMINDER_FREQUENCY_MONTH' })
    await communications(
      'updateCommunicationPreferences',
      rpc.updateCommunicationPreferences,
      { channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_PROMPT' }] },
      { code: 'invalid_argument' },
    )
    await of((await member('edith')).token)(
      'updateCommunicationPreferences',
      rpc.updateCommunicationPreferences,
      { channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN' }] },
      { code: 'failed_precondition' },
    )
  })
})

it('GAP-101: a reminder is set, changed, listed and deleted', async () => {
  const { token } = await member('edith')
  const reminders = rpcOf(contract, 'reminders', 'portal.reminders.v1.RemindersService')(token)
  const pill = {
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['20:00', '08:00'],
    weekdays: ['WEEKDAY_SUNDAY', 'WEEKDAY_MONDAY'],
    label: 'Metformin',
    enabled: true,
  } as const
  const kept = {
    ...pill,
    id: expect.any(String),
    times: ['08:00', '20:00'],
    weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_SUNDAY'],
  }
  const list = (message: object) => reminders('listReminders', rpc.listReminders, {}, { message })
  await list({})
  const { result } = await reminders(
    'setReminder',
    rpc.setReminder,
    { ...pill, times: [...pill.times], weekdays: [...pill.weekdays] },
    { message: { reminder: kept } },
  )
  const { id } = (result as { reminder: { id: string } }).reminder
  await list({ reminders: [{ ...kept, id }] })
  const { enabled: _, ...off } = { ...kept, id, times: ['09:15'] }
  await reminders(
    'setReminder',
    rpc.setReminder,
    { ...pill, id, times: ['09:15'], weekdays: [...pill.weekdays], enabled: false },
    { message: { reminder: off } },
  )
  await list({ reminders: [off] })
  await reminders(
    'setReminder',
    rpc.setReminder,
    { ...pill, times: ['24:00'], weekdays: [...pill.weekdays] },
    { code: 'invalid_argument' },
  )
  await reminders('deleteReminder', rpc.deleteReminder, { id }, { message: {} })
  await list({})
  await reminders('deleteReminder', rpc.deleteReminder, { id }, { code: 'not_found' })
})

describe('coverage, payment and care team', () => {
  it('GAP-100: the coverage has the plans, the one in force first', async () => {
    const { answer } = await rpcOf(
      contract,
      'coverage',
      'portal.coverage.v1.CoverageService',
    )((await member('dora')).token)(
      'getCoverage',
      rpc.getCoverage,
      {},
      { message: { plans: expect.any(Array) } },
    )
    expect((answer.body as { plans: { name: string }[] }).plans.map(({ name }) => name)).toEqual([
      'Wellspring Direct',
      'ACME Health Benefits',
    ])
    await rpcOf(contract, 'coverage', 'portal.coverage.v1.CoverageService')('at-nobody')(
      'getCoverage',
      rpc.getCoverage,
      {},
      { code: 'unauthenticated' },
    )
  })

  it('GAP-100: a payment method is added, made the default and deleted; a token that the bank declines is refused', async () => {
    const { token } = await member('dora')
    const payment = rpcOf(contract, 'payment', 'portal.payment.v1.PaymentService')(token)
    const list = async () => {
      const { answer } = await payment(
        'listPaymentMethods',
        rpc.listPaymentMethods,
        {},
        {
          message: {
            methods: expect.any(Array),
            formUri: expect.stringMatching(/^http:\/\/[^/]+\/payment-form\/$/),
          },
        },
      )
      return (answer.body as { methods: { lastFour: string; isDefault?: boolean }[] }).methods.map(
        ({ lastFour, isDefault }) => `${lastFour}${isDefault ? ' default' : ''}`,
      )
    }
    expect(await list()).toEqual(['1881 default', '0117', '9008'])
    await payment(
      'addPaymentMethod',
      rpc.addPaymentMethod,
      { processorToken: 'tok_declined' },
      { code: 'failed_precondition' },
    )
    expect(await list()).toEqual(['1881 default', '0117', '9008'])
    await payment(
      'addPaymentMethod',
      rpc.addPaymentMethod,
      { processorToken: 'tok_amex_3005', makeDefault: true },
      {
        message: {
          method: expect.objectContaining({
            kind: 'PAYMENT_METHOD_KIND_CARD',
            brand: 'American Express',
            lastFour: '3005',
            isDefault: true,
          }),
        },
      },
    )
    await payment(
      'addPaymentMethod',
      rpc.addPaymentMethod,
      { processorToken: 'tok_visa_1111' },
      { message: { method: expect.not.objectContaining({ isDefault: true }) } },
    )
    expect(await list()).toEqual(['3005 default', '1881', '0117', '9008', '1111'])
    await payment(
      'setDefaultPaymentMethod',
      rpc.setDefaultPaymentMethod,
      { id: 'pm-3' },
      {
        message: {
          methods: expect.arrayContaining([
            expect.objectContaining({ id: 'pm-3', lastFour: '9008', isDefault: true }),
          ]),
        },
      },
    )
    await payment(
      'deletePaymentMethod',
      rpc.deletePaymentMethod,
      { id: 'pm-2' },
      {
        message: {
          methods: [
            expect.objectContaining({ id: 'pm-3' }),
            expect.objectContaining({ id: 'pm-1' }),
            expect.any(Object),
            expect.any(Object),
          ],
        },
      },
    )
    expect(await list()).toEqual(['9008 default', '1881', '3005', '1111'])
    await payment(
      'setDefaultPaymentMethod',
      rpc.setDefaultPaymentMethod,
      { id: 'pm-2' },
      { code: 'not_found' },
    )
    await payment(
      'deletePaymentMethod',
      rpc.deletePaymentMethod,
      { id: 'pm-2' },
      { code: 'not_found' },
    )
  })

  it('GAP-100: returns the contacts of the care team, and none for a member without one', async () => {
    const of = rpcOf(contract, 'careTeam', 'portal.care_team.v1.CareTeamService')
    const { answer } = await of((await member('rosa')).token)(
      'getCareTeam',
      rpc.getCareTeam,
      {},
      { message: { members: expect.any(Array) } },
    )
    expect(
      (answer.body as { members: { displayName: string; role: string }[] }).members.map(
        ({ displayName, role }) => [displayName, role],
      ),
    ).toEqual([
      ['Dana Whitfield, RD', 'CARE_ROLE_COACH'],
      ['Amara Osei, MD', 'CARE_ROLE_PHYSICIAN'],
    ])
    await of((await member('paul')).token)('getCareTeam', rpc.getCareTeam, {}, { message: {} })
    await of('at-nobody')('getCareTeam', rpc.getCareTeam, {}, { code: 'unauthenticated' })
  })
})
