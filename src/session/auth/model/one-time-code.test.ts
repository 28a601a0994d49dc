import { expect, test } from 'vitest'
import { codeIn } from './one-time-code.ts'

test.each([
  ['482915', '482915'],
  [' 482 915 ', '482915'],
  ['482-915', '482915'],
  ['482915\n', '482915'],
  ['000000', '000000'],
])('reads six digits from %j', (typed, code) => expect(codeIn(typed)).toBe(code))

test.each(['', '48291', '4829155', '48291a', '４８２９１５', '482.915'])(
  'rejects %j as a code',
  (typed) => expect(codeIn(typed)).toBeNull(),
)
