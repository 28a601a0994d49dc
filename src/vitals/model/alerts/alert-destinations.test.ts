import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AlertDestination } from '#generated/schemas/openapi/alerts.writer.ts'
import { destinationsOf } from './alert-destinations.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { alertRecipientsPatch } from './alert-recipients-input.ts'

const mobile = { number: '2075550142', phoneType: 'MO' } as const
const home = { number: '+525550123456', phoneType: 'HO' } as const
const contact = (over: Partial<Contact>): Contact => ({
  id: 'c1',
  firstName: 'Ana',
  lastName: 'Delgado',
  contactType: 'FA',
  email: null,
  phones: [],
  phonesLeftOut: 0,
  ...over,
})
const email = { contactId: 'c1', contactType: 'FA', channel: 'EMAIL', address: 'ana@example.com' }
type Alerted = { readonly contact: Contact; readonly low: boolean; readonly high: boolean }

/**
 * The stored destinations of low and high alerts after a save with these boxes ticked. No alert had
 * a recipient before.
 */
function saved(alerted: readonly Alerted[]) {
  const stored = {
    low: { threshold: 70, destinations: [], leftOut: 0 },
    high: { threshold: 250, destinations: [], leftOut: 0 },
  }
  const typed = {
    low: '70',
    high: '250',
    lowIds: alerted.filter(({ low }) => low).map(({ contact: { id } }) => id),
    highIds: alerted.filter(({ high }) => high).map(({ contact: { id } }) => id),
  }
  const change = alertRecipientsPatch(
    typed,
    alerted.map(({ contact: one }) => one),
    stored,
  )
  return { low: change?.low?.destinations ?? [], high: change?.high?.destinations ?? [] }
}
const sms = { contactId: 'c1', contactType: 'FA', channel: 'SMS', address: '+12075550142' }

test.each([
  ['an email', { email: 'ana@example.com' }, [email]],
  ['a mobile phone', { phones: [mobile] }, [sms]],
  ['a home phone only', { phones: [home] }, [{ ...sms, address: '+525550123456' }]],
  ['a home and a mobile phone', { phones: [home, mobile] }, [sms]],
  ['both', { email: 'ana@example.com', phones: [mobile] }, [email, sms]],
  ['neither', {}, []],
  [
    'a phone of a kind that the portal does not know',
    { phones: [{ number: '2075550142', phoneType: { type: 'unknown', raw: 'FAX' } }] },
    [],
  ],
  ['another type', { contactType: 'EC', email: 'ana@example.com' }, []],
] as const)('PROF-014: a contact with %s', (_, over, destinations) => {
  const one = contact(over)
  expect(destinationsOf(one)).toEqual(destinations)
  expect(saved([{ contact: one, low: true, high: true }])).toEqual({
    low: destinations,
    high: destinations,
  })
  expect(saved([{ contact: one, low: true, high: false }])).toEqual({ low: destinations, high: [] })
  expect(saved([{ contact: one, low: false, high: true }])).toEqual({ low: [], high: destinations })
  expect(saved([{ contact: one, low: false, high: false }])).toEqual({ low: [], high: [] })
})

test('PROF-014: alerts go only to selected family and friends, at valid destinations', () => {
  const anyContact = fc.record({
    contact: fc.record({
      id: fc.uuid(),
      firstName: fc.constant('A'),
      lastName: fc.constant('B'),
      contactType: fc.constantFrom('FA' as const, 'EC' as const),
      email: fc.option(fc.constant('a@example.com')),
      phones: fc.array(fc.constantFrom(mobile, home), { maxLength: 2 }),
      phonesLeftOut: fc.constant(0),
    }),
    low: fc.boolean(),
    high: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyContact, { maxLength: 5 }), (alerted) => {
      const destinations = saved(alerted)
      for (const kind of ['low', 'high'] as const) {
        const reached = alerted.filter(
          ({ contact: one, [kind]: enabled }) =>
            enabled && one.contactType === 'FA' && (one.email !== null || one.phones.length > 0),
        )
        expect(new Set(destinations[kind].map(({ contactId }) => contactId))).toEqual(
          new Set(reached.map(({ contact: { id } }) => id)),
        )
        for (const each of destinations[kind]) expect(Schema.is(AlertDestination)(each)).toBe(true)
      }
    }),
  )
})
