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

test('a fixed number of a group that repeats has a limit of time', () => {
  const slow: string[] = []
  const bounded = boundedPattern('^(a+){20}$', 'u', (each) => slow.push(each))
  expect(bounded.test(`${endless}${endless}`)).toBe(true)
  expect(slow).toEqual(['^(a+){20}$'])
})

test.each([
  ['^[^@]+@[^@]+\\.[a-z]{2,}$', 'somebody@example.com', 'somebody.example.com'],
  ['^(?:[a-z]+-)*[a-z]+$', 'a-long-name-of-words', 'a-long-name-of-words-'],
  ['^\\d{4}-\\d{2}$', '2026-11', '2026-1'],
  ['^[0-9a-f]{32}-[0-9a-f]{16}$', `${'0a'.repeat(16)}-${'1f'.repeat(8)}`, 'a-short-text'],
  ['^.+$', 'any text at all', ''],
])('%s is right as it is', (pattern, right, wrong) => {
  const bounded = boundedPattern(pattern, 'u', () => expect.unreachable())
  expect([bounded.test(right), bounded.test(wrong)]).toEqual([true, false])
  expect(String(bounded)).toBe(`/${pattern}/u`)
})

test('says of a text what it said before, also when texts alternate', () => {
  const bounded = boundedPattern('^[a-z]+=[0-9]+$', 'u', () => expect.unreachable())
  const texts = ['a-text-of-one-kind', 'anothertext=2026', 'yetanothertext=1']
  for (const _round of [1, 2])
    expect(texts.map((text) => bounded.test(text))).toEqual([false, true, true])
})
