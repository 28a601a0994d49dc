import { expect, test } from 'vitest'
import { memberLabKit, orderGaps } from './lab-order.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'

const phone = (phoneType: 'MO' | 'HO', number: string, countryCode = 'US') => ({
  phoneType,
  number,
  countryCode,
})
const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1961-03-09',
  email: 'rosa.delgado@example.com',
  phones: [phone('HO', '2075550199'), phone('MO', '2075550142')],
  address: {
    addressLine1: '12 Harbor Street',
    addressLine2: null,
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  },
}
const at = (change: Partial<NonNullable<PersonalInfo['address']>>): PersonalInfo => ({
  ...rosa,
  address: { ...rosa.address!, ...change },
})

test('fills the order from the account, with the mobile phone first', () => {
  expect(memberLabKit(rosa, 'ACME')).toEqual({
    companyCode: 'ACME',
    firstName: 'Rosa',
    lastName: 'Delgado',
    birthDate: '1961-03-09',
    email: 'rosa.delgado@example.com',
    phone: '2075550142',
    address: rosa.address,
  })
})

test.each([
  ['all of it', rosa, []],
  ['no phone', { ...rosa, phones: [] }, ['phone']],
  ['a phone of Mexico', { ...rosa, phones: [phone('MO', '5550123456', 'MX')] }, ['phone']],
  ['a phone of Canada', { ...rosa, phones: [phone('MO', '4165550188', 'CA')] }, []],
  ['no address', { ...rosa, address: null }, ['address']],
  ['a P.O. box', at({ addressLine1: 'PO Box 12' }), ['address']],
  ['a state that there is not', at({ state: 'CDMX' }), ['address']],
  ['a post code abroad', at({ zipcode: 'SW1A 1AA' }), ['address']],
  ['nothing', { ...rosa, phones: [], address: null }, ['phone', 'address']],
] as const)('with %s the gaps are %j', (_, personal, gaps) => {
  expect(orderGaps(personal)).toEqual(gaps)
  expect(memberLabKit(personal, 'ACME') === null).toBe(gaps.length > 0)
})
