import { expect, test } from 'vitest'
import type { Contact } from '#session/member/model/contacts.ts'
import { contactForAlerts } from './contact-for-alerts.ts'

const unreadable = { type: 'unreadable' } as const
const unknown = { type: 'unknown', raw: 'NEW' } as const
const mobile = { number: '5035550142', phoneType: 'MO' } as const

test.each<[Partial<Contact>, string]>([
  [{ email: 'ana@example.com' }, 'listed'],
  [{ phones: [mobile] }, 'listed'],
  [{ email: unreadable, phones: [mobile] }, 'listed'],
  [{}, 'no-address'],
  [{ phones: [{ ...mobile, phoneType: unknown }] }, 'unclear'],
  [{ email: unreadable }, 'unclear'],
  [{ phonesLeftOut: 1 }, 'unclear'],
  [{ contactType: 'EC', email: 'ana@example.com' }, 'not-family'],
  [{ contactType: unknown, email: 'ana@example.com' }, 'unclear'],
])('a contact with %j is %s', (parts, expected) =>
  expect(
    contactForAlerts({
      id: 'c-1',
      contactType: 'FA',
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: null,
      phones: [],
      phonesLeftOut: 0,
      ...parts,
    }),
  ).toBe(expected),
)
