import { expect, test } from 'vitest'
import { boundedPattern } from './bounded-pattern.ts'

const endless = `${'a'.repeat(40)}!`

test.each(['^(a+)+$', '^(a|aa)*$', '^(\\w+\\s?)*$'])('%s has a limit of time', (pattern) => {
  const slow: string[] = []
  const bounded = boundedPattern(pattern, 'u', (each) => slow.push(each))
  expect(bounded.test('aaa')).toBe(true)
  expect(bounded.test('b!')).toBe(false)
  expect(bounded.test(endless)).toBe(true)
  expect(bounded.test(endless)).toBe(true)
  expect(slow).toEqual([pattern, pattern])
})

test.each([
  ['^[^@]+@[^@]+\\.[a-z]{2,}$', 'somebody@example.com', 'somebody.example.com'],
  ['^(?:[a-z]+-)*[a-z]+$', 'a-long-name-of-words', 'a-long-name-of-words-'],
  ['^\\d{4}-\\d{2}$', '2026-11', '2026-1'],
  ['^.+$', 'any text at all', ''],
])('%s is right as it is', (pattern, right, wrong) => {
  const bounded = boundedPattern(pattern, 'u', () => expect.unreachable())
  expect([bounded.test(right), bounded.test(wrong)]).toEqual([true, false])
  expect(String(bounded)).toBe(`/${pattern}/u`)
})
