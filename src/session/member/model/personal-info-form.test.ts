import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { editConflicts } from '#platform/model/edit-conflict.ts'
import type { PersonalInfo } from './personal-info.ts'
import { threeWayMerge } from '#platform/model/three-way-merge.ts'
import {
  rejectedField,
  needsPassword,
  personalChange,
  personalEdit,
  personalNow,
  personalProblems,
  personalInputOf,
  type PersonalInput,
  personalInputOfParts,
} from './personal-info-form.ts'

const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1964-03-09',
  email: 'rosa.delgado@example.com',
  phones: [
    { phoneType: 'MO', number: '2075550142', numberE164: '+12075550142', countryCode: 'US' },
  ],
  address: {
    addressLine1: '118 Spring Street',
    addressLine2: null,
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  },
}
const home = { isInternational: false, isPOBoxAllowed: false }
const typed = (change: Partial<PersonalInput>): PersonalInput => ({
  ...personalInputOf(rosa),
  ...change,
})

test('fills the form with stored values, and sends them back unchanged', () => {
  expect(personalInputOf(rosa)).toMatchObject({
    mobile: '(207) 555-0142',
    mobileCountry: 'US',
    home: '',
    homeCountry: 'US',
    addressLine2: '',
    city: 'Portland',
  })
  expect(personalProblems(personalInputOf(rosa), home)).toEqual({})
  expect(personalChange(personalInputOf(rosa), rosa)).toEqual({
    firstName: 'Rosa',
    lastName: 'Delgado',
    birthDate: '1964-03-09',
    email: 'rosa.delgado@example.com',
    address: rosa.address,
    phones: [
      {
        phoneType: 'MO',
        numberE164: '+12075550142',
        selectedCountry: { prefix: '+1', flag: 'US' },
      },
    ],
  })
})

test.each<[Partial<PersonalInput>, ReturnType<typeof personalProblems>]>([
  [{ firstName: ' ' }, { firstName: 'forms.required' }],
  [{ lastName: '...' }, { lastName: 'forms.name.only-punctuation' }],
  [{ lastName: 'O’Neil' }, {}],
  [{ email: 'rosa.delgado@example' }, { email: 'forms.email.form' }],
  [{ mobile: '' }, {}],
  [{ mobile: '(555) 014-22' }, { mobile: 'forms.phone.us' }],
  [{ home: '+1 207 555 0198' }, {}],
  [{ home: '2075550198', homeCountry: 'MX' }, {}],
  [{ home: '+52 52 55 5012 3456', homeCountry: 'MX' }, { home: 'forms.phone.other' }],
  [{ home: '123', homeCountry: 'MX' }, { home: 'forms.phone.other' }],
  [{ addressLine1: 'P.O. Box 118' }, { addressLine1: 'forms.address.po-box' }],
  [{ city: '' }, { city: 'forms.required' }],
  [{ zipcode: '0410' }, { zipcode: 'forms.zipcode.form' }],
  [{ zipcode: '04101-1234' }, {}],
  [{ addressLine1: '', city: '', state: '', zipcode: '' }, {}],
])('%j has the problems %j', (change, problems) => {
  expect(personalProblems(typed(change), home)).toEqual(problems)
})

describe('VALID-018: a P.O. box is a problem only where the account does not allow it', () => {
  test.each([
    [true, {}],
    [false, { addressLine1: 'forms.address.po-box' }],
  ])('allowed: %s', (isPOBoxAllowed, problems) => {
    expect(
      personalProblems(typed({ addressLine1: 'PO Box 7' }), {
        isInternational: false,
        isPOBoxAllowed,
      }),
    ).toEqual(problems)
  })
})

type AddressCase = {
  addressLine1: string
  addressLine2: string
  city: string
  fields: string[]
}
const addressCases: AddressCase[] = parse(
  readFileSync('contracts/cases/po-box-addresses.yaml', 'utf8'),
)
test.each(addressCases)(
  'VALID-018: $addressLine1 / $addressLine2 / $city names a P.O. box in $fields',
  ({ fields, ...address }) => {
    expect(personalProblems(typed(address), home)).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'forms.address.po-box'])),
    )
    expect(personalProblems(typed(address), { ...home, isPOBoxAllowed: true })).toEqual({})
  },
)

test('an international address has any postal code and state', () => {
  const abroad = typed({ city: 'Ciudad de México', state: 'CDMX', zipcode: 'SW1A 1AA' })
  expect(personalProblems(abroad, { isInternational: true, isPOBoxAllowed: false })).toEqual({})
  expect(personalProblems(abroad, home)).toEqual({ zipcode: 'forms.zipcode.form' })
  expect(
    personalProblems({ ...abroad, zipcode: '1'.repeat(20) }, { ...home, isInternational: true }),
  ).toEqual({})
  expect(
    personalProblems({ ...abroad, zipcode: '1'.repeat(21) }, { ...home, isInternational: true }),
  ).toEqual({ zipcode: 'forms.zipcode.too-long' })
})

test('an empty address is null', () => {
  expect(
    personalChange(typed({ addressLine1: ' ', city: '', state: '', zipcode: '' }), rosa).address,
  ).toBeNull()
})

test.each([
  ['address.addressLine1', 'addressLine1'],
  ['email', 'email'],
  ['phones.0', 'mobile'],
  ['phones.1', 'home'],
  ['birthDate', null],
  ['phones.7', 'mobile'],
] as const)('the detail %s names the field %s', (detail, field) => {
  const sent = personalChange(typed({ home: '2075550198' }), rosa)
  expect(rejectedField(detail, sent)).toBe(field)
})

test('the only phone can be the home phone', () => {
  expect(
    rejectedField('phones.0', personalChange(typed({ mobile: '', home: '2075550198' }), rosa)),
  ).toBe('home')
})

describe('sends only the member’s changes and keeps all other values', () => {
  const three: PersonalInfo = {
    ...rosa,
    phones: [
      ...rosa.phones,
      {
        phoneType: { type: 'unknown', raw: 'WO' },
        number: '2075550150',
        numberE164: '+12075550150',
        countryCode: 'US',
      },
      { phoneType: 'MO', number: '7946', countryCode: 'GB' },
    ],
  }
  const us = { prefix: '+1', flag: 'US' }
  const kept = [
    { phoneType: 'WO', numberE164: '+12075550150', selectedCountry: us },
    { phoneType: 'MO', number: '7946', selectedCountry: { prefix: '+44', flag: 'GB' } },
  ]

  test('keeps phones outside the form and the order of phones', () => {
    const shown = personalInputOf(three)
    expect(personalChange({ ...shown, city: 'Bangor' }, three).phones).toEqual([
      { phoneType: 'MO', numberE164: '+12075550142', selectedCountry: us },
      ...kept,
    ])
    expect(
      personalChange({ ...shown, mobile: '+1 207-555-0177', home: '207.555.0198' }, three).phones,
    ).toEqual([
      { phoneType: 'MO', number: '2075550177', selectedCountry: us },
      ...kept,
      { phoneType: 'HO', number: '2075550198', selectedCountry: us },
    ])
    expect(personalChange({ ...shown, mobile: '' }, three).phones).toEqual(kept)
  })

  test('keeps changes from elsewhere, and treats the address as one field', () => {
    const now: PersonalInfo = {
      ...three,
      firstName: 'Rosalía',
      email: 'new@example.com',
      address: { ...three.address!, addressLine1: '5 Elm Street' },
    }
    const saved = (change: Partial<PersonalInput>) => {
      const before = personalInputOf(three)
      const { told, shown } = personalEdit({ ...before, ...change }, before, three)
      const there = personalNow(now, told, shown)
      return {
        conflicts: editConflicts(told, shown, there),
        change: personalChange(personalInputOfParts(threeWayMerge(told, shown, there)), now),
      }
    }
    const {
      change: { firstName, lastName, email, address, phones },
      conflicts,
    } = saved({ lastName: ' O’Neil ' })
    expect({ firstName, lastName, email, address, phones, conflicts }).toEqual({
      firstName: 'Rosalía',
      lastName: "O'Neil",
      email: 'new@example.com',
      address: now.address,
      phones: [{ phoneType: 'MO', numberE164: '+12075550142', selectedCountry: us }, ...kept],
      conflicts: [],
    })
    expect(saved({ city: 'Bangor ' }).conflicts).toMatchObject([
      {
        field: 'address',
        mine: { addressLine1: '118 Spring Street', city: 'Bangor' },
        theirs: { addressLine1: '5 Elm Street', city: 'Portland' },
      },
    ])
    expect(saved({ firstName: 'Rosalía ' }).conflicts).toEqual([])
  })

  test('two spellings of a number are no conflict', () => {
    const now: PersonalInfo = {
      ...three,
      phones: [
        { phoneType: 'MO', number: '2075550199', numberE164: '+12075550199', countryCode: 'US' },
      ],
    }
    const conflictsOf = (mobile: string) => {
      const { told, shown } = personalEdit(
        { ...personalInputOf(three), mobile },
        personalInputOf(three),
        three,
      )
      return editConflicts(told, shown, personalNow(now, told, shown))
    }
    expect(conflictsOf('207.555.0199')).toEqual([])
    expect(conflictsOf('207 555 0100')).toEqual([
      {
        field: 'mobile',
        mine: { number: '207 555 0100', country: 'US' },
        theirs: { number: '(207) 555-0199', country: 'US' },
      },
    ])
    expect(conflictsOf('')).toMatchObject([{ mine: { number: '' } }])
  })

  test('does not validate unchanged fields', () => {
    const old: PersonalInfo = {
      ...three,
      lastName: '???',
      phones: [{ phoneType: 'MO', number: '7946', countryCode: 'GB' }],
      address: { ...three.address!, addressLine1: 'PO Box 7' },
    }
    expect(personalProblems({ ...personalInputOf(old), firstName: 'Rosalía' }, home, old)).toEqual(
      {},
    )
    expect(
      personalProblems(
        { ...personalInputOf(old), mobileCountry: 'US', zipcode: '04102' },
        home,
        old,
      ),
    ).toEqual({ mobile: 'forms.phone.us', addressLine1: 'forms.address.po-box' })
  })

  test.each<[Partial<PersonalInput>, boolean]>([
    [{ firstName: 'Rosalía', city: 'Bangor' }, false],
    [{ mobile: '207-555-0142' }, false],
    [{ mobile: '+1 (207) 555 0142' }, false],
    [{ mobile: '207-555-0143' }, true],
    [{ mobile: '' }, true],
    [{ home: '207-555-0143' }, true],
    [{ email: 'rosa@example.com' }, true],
    [{ mobileCountry: 'CA' }, true],
  ])('the change %j needs the password: %s', (change, isNeeded) => {
    expect(
      needsPassword(personalChange({ ...personalInputOf(three), ...change }, three), three),
    ).toBe(isNeeded)
  })
})
