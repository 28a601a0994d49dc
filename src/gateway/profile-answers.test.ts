import { expect, test } from 'vitest'
import { careTeamOf } from './care-team.ts'
import { contactsOf } from './contacts.ts'
import { plansOf } from './coverage.ts'
import { ContractBroken } from './failure.ts'
import { paymentMethodsOf } from './payment.ts'
import { stripsLeft } from './supplies.ts'

test('a phone that does not say its type is mobile', () => {
  const contact = { id: 'ct-1', firstName: 'Ana', lastName: 'Ruiz', contactType: 'FA', email: null } as const
  expect(contactsOf({ contacts: [{ ...contact, phones: [{ number: '2075550177' }, { number: '2075550161', phoneType: 'HO' }] }] })[0]?.phones).toEqual([
    { number: '2075550177', phoneType: 'MO' },
    { number: '2075550161', phoneType: 'HO' },
  ])
})

test('the words of messages are read short, and what JSON leaves out is there', () => {
  expect(careTeamOf({ members: [{ id: 'c-1', displayName: 'Dana', role: 'CARE_ROLE_COACH' }] })).toEqual([
    { id: 'c-1', displayName: 'Dana', role: 'COACH', programDbSlugs: [], languages: [], phone: '', isPrimary: false },
  ])
})

test.each<[string, () => unknown]>([
  ['a program without its cost', () => plansOf({ plans: [{ id: 'p', name: 'P', sponsorKind: 'SPONSOR_KIND_SELF', startDate: '2026-01-01', programs: [{ dbSlug: 'DIABETES' }] }] })],
  ['more digits than four', () => paymentMethodsOf({ methods: [{ id: 'pm', kind: 'PAYMENT_METHOD_KIND_CARD', brand: 'Visa', lastFour: '4242424242424242' }] })],
  ['less strips than none', () => stripsLeft({ remaining: -1 })],
])('%s breaks the contract, and the failure holds no value', (_, read) => {
  expect(read).toThrow(ContractBroken)
  try {
    read()
  } catch (failure) {
    expect(JSON.stringify(failure)).not.toMatch(/4242|DIABETES|08:00/)
  }
})
