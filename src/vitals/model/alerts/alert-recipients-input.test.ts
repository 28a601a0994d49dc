import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AlertDestination } from './blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { editConflicts } from '#platform/model/edit-conflict.ts'
import { threeWayMerge } from '#platform/model/three-way-merge.ts'
import {
  canReceiveAlerts,
  crossedLimits,
  staleAddresses,
  alertRecipientsPatch,
  alertRecipientPartsOf,
  alertLimitProblems,
  contactAlertChannels,
  alertRecipientsInputOfParts,
  alertRecipientsInputOf,
} from './alert-recipients-input.ts'

const ana: Contact = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Delgado',
  contactType: 'FA',
  email: 'ana@example.com',
  phones: [{ number: '2075550142', phoneType: 'MO' }],
  phonesLeftOut: 0,
}
const ben: Contact = { ...ana, id: 'ben', firstName: 'Ben', email: null }
const eve: Contact = { ...ana, id: 'eve', firstName: 'Eve', email: null, phones: [] }
const anyPhone = { number: '2075550142' }
const contacts = [ana, ben, eve]
const sms = (contactId: string, address = '+12075550142'): AlertDestination => ({
  contactId,
  contactType: 'FA',
  channel: 'SMS',
  address,
})
const email: AlertDestination = {
  contactId: 'ana',
  contactType: 'FA',
  channel: 'EMAIL',
  address: 'ana@example.com',
}
const stored = {
  low: { threshold: 70, destinations: [email, sms('ana')], leftOut: 0 },
  high: { threshold: 300, destinations: [sms('ana')], leftOut: 0 },
}
const typed = alertRecipientsInputOf(stored)

test('returns no patch for an unchanged form', () => {
  expect(typed).toEqual({ low: '70', high: '300', lowIds: ['ana'], highIds: ['ana'] })
  expect(alertRecipientsPatch(typed, contacts, stored)).toBeNull()
})

test('PROF-014: lists the channels of a contact, by kind of alert when they differ', () => {
  const all = [email, sms('ana')]
  expect(contactAlertChannels(ana, typed, stored)).toEqual([
    { kinds: ['low'], ways: all },
    { kinds: ['high'], ways: [sms('ana')] },
  ])
  expect(contactAlertChannels(ana, { ...typed, lowIds: [] }, stored)).toEqual([
    { kinds: ['high'], ways: [sms('ana')] },
  ])
  expect(
    contactAlertChannels(ana, typed, {
      ...stored,
      high: { threshold: 300, destinations: [], leftOut: 0 },
    }),
  ).toEqual([{ kinds: ['low', 'high'], ways: all }])
  expect(contactAlertChannels(ana, { ...typed, lowIds: [], highIds: [] }, stored)).toEqual([
    { kinds: [], ways: all },
  ])
})

test('PROF-014: alerts a new recipient on all channels and omits an unchanged threshold', () => {
  expect(alertRecipientsPatch({ ...typed, highIds: ['ana', 'ben'] }, contacts, stored)).toEqual({
    high: { threshold: 300, destinations: [sms('ana'), sms('ben')] },
  })
})

test('PROF-014: never alerts a contact without an address, even when they are selected', () => {
  expect([
    canReceiveAlerts(ana),
    canReceiveAlerts(eve),
    canReceiveAlerts({ ...ana, contactType: 'EC' }),
  ]).toEqual([true, false, false])
  expect(alertRecipientsPatch({ ...typed, lowIds: ['ana', 'eve'] }, contacts, stored)).toBeNull()
})

test('sends new limits and the removal of the last recipient', () => {
  expect(
    alertRecipientsPatch(
      { low: '65', high: '300', lowIds: ['ana'], highIds: [] },
      contacts,
      stored,
    ),
  ).toEqual({
    low: { threshold: 65, destinations: [email, sms('ana')] },
    high: { threshold: 300, destinations: [] },
  })
})

test('alerts a contact at their new number and drops a deleted contact', () => {
  const moved = { ...ana, phones: [{ number: '2075550199', phoneType: 'MO' as const }] }
  expect(staleAddresses(moved, stored)).toEqual(['+12075550142'])
  expect(staleAddresses(ana, stored)).toEqual([])
  expect(alertRecipientsPatch(typed, [moved], stored)).toEqual({
    low: { threshold: 70, destinations: [email, sms('ana', '+12075550199')] },
    high: { threshold: 300, destinations: [sms('ana', '+12075550199')] },
  })
  expect(alertRecipientsPatch(typed, [], stored)).toEqual({
    low: { threshold: 70, destinations: [] },
    high: { threshold: 300, destinations: [] },
  })
})

test('reports limits that contradict one another', () => {
  expect([crossedLimits({ low: 70, high: 71 }), crossedLimits({ low: 71, high: 71 })]).toEqual([
    [],
    ['low', 'high'],
  ])
  expect(alertLimitProblems({ ...typed, low: '300' })).toEqual({ high: 'crossed' })
  expect(alertLimitProblems(typed)).toEqual({})
})

test('PROF-014: alerts exactly the selected contacts that have an address', () => {
  const ids = fc.subarray(contacts.map(({ id }) => id))
  fc.assert(
    fc.property(ids, ids, (lowIds, highIds) => {
      const change = alertRecipientsPatch({ ...typed, lowIds, highIds }, contacts, stored)
      const after = {
        low: { ...stored.low, ...change?.low },
        high: { ...stored.high, ...change?.high },
      }
      const reached = (selected: readonly string[]) =>
        contacts
          .filter((contact) => selected.includes(contact.id) && canReceiveAlerts(contact))
          .map(({ id }) => id)
      expect([alertRecipientsInputOf(after).lowIds, alertRecipientsInputOf(after).highIds]).toEqual(
        [reached(lowIds), reached(highIds)],
      )
    }),
  )
})

test('keeps the stored destination while a phone of the contact cannot be read', () => {
  const broken: Contact = {
    ...ana,
    email: null,
    phones: [{ number: '2075550199', phoneType: 'HO' }],
    phonesLeftOut: 1,
  }
  const before = {
    contactId: 'ana',
    contactType: 'FA',
    channel: 'SMS',
    address: '+12075550142',
  } as const
  const stored = {
    low: { threshold: 70, destinations: [before], leftOut: 0 },
    high: { threshold: 250, destinations: [], leftOut: 0 },
  }
  expect(
    alertRecipientsPatch({ ...alertRecipientsInputOf(stored), low: '65' }, [broken], stored)?.low,
  ).toEqual({
    threshold: 65,
    destinations: [before],
  })
  expect(staleAddresses(broken, stored)).toEqual([])
})

test('keeps the stored email address while the address of the contact cannot be read', () => {
  const broken: Contact = { ...ana, email: { type: 'unreadable' } }
  const change = { ...typed, low: '65' }
  expect(alertRecipientsPatch(typed, [broken, ben, eve], stored)).toBeNull()
  expect(alertRecipientsPatch(change, [broken, ben, eve], stored)?.low).toEqual({
    threshold: 65,
    destinations: [email, sms('ana')],
  })
  expect(staleAddresses(broken, stored)).toEqual([])
})

test('merges the recipients that two devices added or removed; only limits can conflict', () => {
  const preferences = {
    low: 70,
    high: 300,
    contactMethod: 'PHONE',
    immediateSupport: false,
    startTime: '22:00',
    endTime: '07:00',
    optInAlerts: true,
  } as const
  const settings = { ...stored, preferences }
  const shown = alertRecipientPartsOf(typed, settings)
  expect(alertRecipientsInputOfParts(shown)).toEqual(typed)
  const mine = alertRecipientPartsOf(
    { ...typed, low: '65', lowIds: ['ana', 'ben.1'], highIds: [] },
    settings,
  )
  const now = alertRecipientPartsOf(
    { ...typed, low: '60', highIds: ['ana', 'eve'] },
    { ...settings, low: { ...stored.low, threshold: 60 } },
  )
  expect(editConflicts(mine, shown, now)).toEqual([{ field: 'low', mine: 65, theirs: 60 }])
  expect(alertRecipientsInputOfParts(threeWayMerge(mine, shown, now))).toEqual({
    low: '65',
    high: '300',
    lowIds: ['ana', 'ben.1'],
    highIds: ['eve'],
  })
})

const unknown = { type: 'unknown', raw: 'NEW' } as const
test.each<[string, Partial<Contact>]>([
  ['of an unknown type', { contactType: unknown }],
  ['whose only phone is of an unknown kind', { phones: [{ ...anyPhone, phoneType: unknown }] }],
])('keeps the stored destinations of a contact %s', (_, changed) => {
  const people = [{ ...ana, ...changed }, ben]
  expect(alertRecipientsPatch({ ...typed, low: '65' }, people, stored)).toEqual({
    low: { threshold: 65, destinations: [email, sms('ana')] },
  })
  expect(staleAddresses({ ...ana, ...changed }, stored)).toEqual([])
})
test('a known phone beside one of an unknown kind gets the alerts', () => {
  const both = { ...ana, phones: [{ number: '2075550199', phoneType: unknown }, ...ana.phones] }
  expect(alertRecipientsPatch({ ...typed, low: '65' }, [both], stored)?.low?.destinations).toEqual([
    email,
    sms('ana'),
  ])
})
