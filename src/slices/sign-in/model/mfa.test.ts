import { expect, test } from 'vitest'
import { codeIn } from './mfa.ts'

test.each([
  ['482915', '482915'],
  [' 482 915 ', '482915'],
  ['482-915', '482915'],
  ['482915\n', '482915'],
  ['000000', '000000'],
])('six digits are a code, however they were pasted: %j', (typed, code) =>
  expect(codeIn(typed)).toBe(code),
)

test.each(['', '48291', '4829155', '48291a', '４８２９１５', '482.915'])(
  'anything else is none: %j',
  (typed) => expect(codeIn(typed)).toBeNull(),
)
