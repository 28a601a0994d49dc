import { expect, test } from 'vitest'
import { displayPhone } from './display-phone.ts'

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
])('VALID-013 GAP-092: formats %s as %s', (text, shown) => expect(displayPhone(text)).toBe(shown))
