import { expect, test } from 'vitest'
import { conflictsOf } from '#platform/http/conflicted.ts'
import { useSaveAlertPreferences, useSaveAlertRecipients } from './blood-sugar-alerts-queries.ts'
import {
  alertRecipientPartsOf,
  type AlertRecipientsInput,
  alertRecipientsInputOf,
} from '#vitals/model/alerts/alert-recipients-input.ts'
import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { ana, sentContact } from '#session/member/model/testing/contact-fixtures.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

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
  const server: FakeServer = {
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
  await expect(
    renderSave(useSaveAlertRecipients, server)(toldEdit(shown, { low: '65' })),
  ).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(server.sent).toEqual([])
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
  const server: FakeServer = {
    answers: {
      contacts: { contacts: [moved, ben].map(sentContact) },
      'alerts/bg': { ...now, preferences: callWire },
    },
    sent: [],
    basedOn: [],
  }
  expect(
    await renderSave(useSaveAlertRecipients, server)(toldEdit(shown, { low: '65' })),
  ).not.toBeNull()
  expect([server.sent, server.basedOn]).toEqual([
    [{ low: { threshold: 65, destinations: [] } }],
    ['"now"'],
  ])
  await renderSave(useSaveAlertRecipients, server)(toldEdit(shown, { low: '65', high: '290' }))
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
  const server: FakeServer = {
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
  const stopped = await renderSave(
    useSaveAlertRecipients,
    server,
  )(toldEdit(shown, typed)).catch(conflictsOf)
  expect(stopped).not.toEqual([])
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
  const server: FakeServer = {
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
  await expect(
    renderSave(useSaveAlertRecipients, server)(toldEdit(shown, { low: '65' })),
  ).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(server.sent).toEqual([])
  expect(
    await renderSave(useSaveAlertRecipients, server)(toldEdit(shown, { high: '290' })),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ high: { threshold: 290, destinations: [] } }])
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
    renderSave(useSaveAlertPreferences, server)({ told: { ...call, ...told }, shown: call })
  expect(await save({ high: 280 })).not.toBeNull()
  expect([server.sent, server.basedOn]).toEqual([
    [{ preferences: { BGUpperLimit: 280 } }],
    ['"now"'],
  ])
  expect(await save({ low: 60 }).catch(conflictsOf)).toHaveLength(1)
  expect(server.sent).toHaveLength(1)
})
