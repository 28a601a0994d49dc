import { expect, test } from 'vitest'
import { writtenChange, writtenPounds } from './use-weight-words.ts'

test.each([
  ['WT-028: more has a plus sign', 2.4, '+2.4'],
  ['less has a true minus', -2.4, '\u22122.4'],
  ['WT-027: one decimal, always', 3, '+3.0'],
  ['and no more than one', -0.26, '\u22120.3'],
  ['zero has no sign', 0, '0.0'],
  ['nor has what is zero when it is rounded', -0.04, '0.0'],
])('%s', (_, pounds, written) => {
  expect(writtenChange(pounds, 'en-US')).toBe(written)
  expect(writtenChange(pounds, 'es-US')).toBe(written)
})
test.each([
  [196, '196.0'],
  [196.44, '196.4'],
  [1234.5, '1,234.5'],
])('%d pounds are written %s', (pounds, written) =>
  expect(writtenPounds(pounds, 'en-US')).toBe(written),
)
