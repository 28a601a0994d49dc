import { expect, test } from 'vitest'
import { keyInGroups, qrPath } from './qr-path.ts'

test('draws the dark squares only', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})

test.each([
  ['ABCDEFGH', 'ABCD EFGH'],
  ['ABCDE', 'ABCD E'],
  ['ABCD', 'ABCD'],
])('groups %s', (key, groups) => expect(keyInGroups(key)).toBe(groups))
