import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  [0, '$0'],
  [1, '$0.01'],
  [99, '$0.99'],
  [3900, '$39'],
  [3901, '$39.01'],
  [3950, '$39.50'],
  [123456, '$1,234.56'],
] as const)('%i cents are %s in both languages', (cents, text) => {
  expect(formatMoney(cents, 'en-US')).toBe(text)
  expect(formatMoney(cents, 'es-US')).toBe(text)
})
