import { expect, test } from 'vitest'
import { phoneChange, phoneCountries, phoneProblem, phoneInputOf } from './phone-input.ts'

test.each([
  ['', 'US', null],
  ['2075550142', 'US', null],
  ['207.555.0142', 'US', null],
  ['+1 (207) 555-0142', 'US', null],
  ['12075550142', 'US', null],
  ['207555014', 'US', 'forms.phone.us'],
  ['20755501420', 'US', 'forms.phone.us'],
  ['call me', 'US', 'forms.phone.us'],
  ['416 555 0188', 'CA', null],
  ['5550123456', 'MX', null],
  ['+52 55 5012 3456', 'MX', null],
  ['555-012', 'MX', 'forms.phone.other'],
  ['12345678901234', 'MX', 'forms.phone.other'],
  ['55 50x', 'MX', 'forms.phone.other'],
  ['5550123456', 'XX', 'forms.phone.other'],
])('%s of %s is %s', (number, country, problem) => {
  expect(phoneProblem({ number, country })).toBe(problem)
})

test('formats a stored number, and sends it with the prefix of its country', () => {
  const phones = [
    {
      phoneType: 'HO' as const,
      number: '5550123456',
      numberE164: '+525550123456',
      countryCode: 'MX',
    },
  ]
  expect(phoneInputOf(phones, 'HO')).toEqual({ number: '5550123456', country: 'MX' })
  expect(phoneInputOf(phones, 'MO')).toEqual({ number: '', country: 'US' })
  expect(phoneChange('HO', { number: ' 5550123456 ', country: 'MX' })).toEqual({
    phoneType: 'HO',
    number: '5550123456',
    selectedCountry: { prefix: '+52', flag: 'MX' },
  })
  expect(phoneChange('HO', { number: ' ', country: 'MX' })).toBeNull()
})

test('lists the countries of the select', () => {
  expect(phoneCountries({ regions: [], phones: [], isInternational: false })).toEqual(['US'])
  expect(
    phoneCountries({ regions: ['US', 'CA', 'MX'], phones: [], isInternational: true }),
  ).toEqual(['US', 'CA', 'MX'])
  expect(
    phoneCountries({
      regions: [],
      phones: [{ phoneType: 'MO', number: '5550123456', countryCode: 'MX' }],
      isInternational: false,
    }),
  ).toEqual(['US', 'MX'])
  expect(phoneCountries({ regions: [], phones: [], isInternational: true }).length).toBeGreaterThan(
    200,
  )
})
