import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { anyPhoneNumber, phoneNumber } from './phone-number.ts'
import { usPhoneNumber } from './us-phone-number.ts'

type Row = { readonly typed: string; readonly country: string; readonly e164: string | null }
const rows: Row[] = parse(readFileSync('contracts/cases/phone-numbers.yaml', 'utf8'))

describe('VALID-012 VALID-014 VALID-015: phoneNumber', () => {
  it.each(rows)('"$typed" of $country is $e164', ({ typed, country, e164 }) => {
    const number = phoneNumber(typed, country)
    expect(number?.e164 ?? null).toBe(e164)
    if (number !== null) expect(number.prefix + number.national).toBe(e164)
  })
})

test('VALID-016: the country is the US by default', () => {
  expect(phoneNumber('(207) 555-0142')).toEqual({
    national: '2075550142',
    e164: '+12075550142',
    prefix: '+1',
  })
  expect(phoneNumber('020 7946 0018')).toBeNull()
})

test('VALID-015: the dial prefix is removed from the start only, and only once', () => {
  expect(phoneNumber('+52 55 5250 3456', 'MX')?.national).toBe('5552503456')
  expect(phoneNumber('525550123456', 'MX')?.national).toBe('5550123456')
  expect(phoneNumber('+52 52 55 5012 3456', 'MX')).toBeNull()
})

test.each([
  ['(207) 555-0142', '+12075550142'],
  ['+1 416 555 0188', '+14165550188'],
  ['+52 55 5012 3456', '+525550123456'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['52 55 5012 3456', null],
  ['207 555', null],
  ['', null],
])('a number of any country: %s is %s', (typed, e164) =>
  expect(anyPhoneNumber(typed)?.e164 ?? null).toBe(e164),
)

describe('usPhoneNumber', () => {
  const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

  it('has the metadata of the library for these countries', () => {
    const all = json('node_modules/libphonenumber-js/metadata.min.json')
    const own = json('src/platform/model/validation/us-phone-metadata.json')
    expect(own.country_calling_codes).toEqual({ 1: all.country_calling_codes['1'] })
    for (const country of all.country_calling_codes['1'])
      expect(own.countries[country]).toEqual(all.countries[country])
  })

  it.each(rows.filter(({ country }) => country === 'US'))('"$typed" is $e164', ({ typed, e164 }) =>
    expect(usPhoneNumber(typed)?.e164 ?? null).toBe(e164),
  )
})
