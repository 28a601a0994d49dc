import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dialPrefixes } from './dial-prefixes.ts'
import { defaultCountry, displayPhone, isUsPhone, normalizePhone } from './phone.ts'

const ten = fc.stringMatching(/^[2-9]\d{9}$/)

describe('a US number as it is typed', () => {
  it.each(['2075550142', '207-555-0142', '207.555.0142', '207 555 0142', '(207) 555-0142', '(207)555-0142', '(207)-555.0142', '207-5550142'])('VALID-012: %s', text => expect(isUsPhone(text)).toBe(true))
  it.each(['207555014', '20755501422', '(207 555-0142', '207) 555-0142', '207--555-0142', '207_555_0142', '207/555/0142', '+12075550142', '207-555-014a', '', '２０７5550142', ' 2075550142'])(
    'VALID-012: not %s', text => expect(isUsPhone(text)).toBe(false))
})

test.each([
  ['+12075550142', '(207) 555-0142'],
  ['207-555-0142', '(207) 555-0142'],
  ['207.555.0142', '(207) 555-0142'],
  ['207 555 0142', '(207) 555-0142'],
  ['2075550142', '2075550142'],
  ['+1207555014', '+1207555014'],
  ['+120755501422', '+120755501422'],
  ['+52555012345', '+52555012345'],
  ['207--5550142', '207--5550142'],
  ['abcdefghijkl', 'abcdefghijkl'],
])('VALID-013 GAP-092: %s is shown as %s', (text, shown) => expect(displayPhone(text)).toBe(shown))

test.each([
  ['(207) 555-0142', undefined, '2075550142'],
  ['+1 (207) 555-0142', undefined, '2075550142'],
  ['+1 (207) 555-0142', 'US', '2075550142'],
  ['1 207 555 0142', undefined, '2075550142'],
  ['1207555014', undefined, '1207555014'],
  ['+52 55 5012-3456', 'MX', '5550123456'],
  ['+52 55 5012-3456', undefined, '+525550123456'],
  ['55 52 5012 3456', 'MX', '555250123456'],
  ['207+15550142', undefined, '207+15550142'],
  ['+44 20 7946 0018', 'GB', '2079460018'],
  ['+1 2', 'XX', '+12'],
  ['207.555.0142', undefined, '207.555.0142'],
])('VALID-014 VALID-015: %s of %s is %s', (text, country, number) => expect(normalizePhone(text, country)).toBe(number))

test('VALID-016: the country is the US where none is told', () => {
  expect(defaultCountry).toBe('US')
  expect(normalizePhone('+12075550142')).toBe(normalizePhone('+12075550142', 'US'))
})

test('VALID-014 VALID-015: however a number is written, it comes to its digits, and doing it again changes nothing', () => {
  const signs = fc.array(fc.constantFrom(' ', '(', ')', '-', '\u00a0'), { maxLength: 3 }).map(parts => parts.join(''))
  fc.assert(fc.property(ten, fc.constantFrom('', '+1'), fc.array(signs, { minLength: 10, maxLength: 10 }), (digits, prefix, between) => {
    const written = prefix + [...digits].map((digit, index) => (between[index] ?? '') + digit).join('')
    expect(normalizePhone(written)).toBe(digits)
    expect(normalizePhone(normalizePhone(written))).toBe(digits)
  }))
})

test('VALID-015: each country has one prefix of one to three digits, taken off once and at the start only', () => {
  expect(Object.keys(dialPrefixes).length).toBeGreaterThan(200)
  fc.assert(fc.property(fc.constantFrom(...Object.entries(dialPrefixes)), ten, ([country, prefix = ''], digits) => {
    expect(prefix).toMatch(/^[1-9]\d{0,2}$/)
    expect(normalizePhone(`+${prefix}${digits}`, country)).toBe(digits)
    expect(normalizePhone(`+${prefix}${prefix}${digits}`, country)).toBe(prefix + digits)
    expect(normalizePhone(`${digits}+${prefix}`, country)).toBe(`${digits}+${prefix}`)
  }))
})
