import { expect, test } from 'vitest'
import { countChanges, type CaseCounts } from './case-counts.ts'

const counts = (cases: Record<string, number>, more: Partial<CaseCounts> = {}): CaseCounts => ({
  conform: '0.1.0',
  contract: 'a',
  options: '',
  cases,
  ...more,
})

test.each<[string, CaseCounts | undefined, CaseCounts, string[]]>([
  ['no record', undefined, counts({ a: 1 }), []],
  ['the same numbers', counts({ a: 1 }), counts({ a: 1 }, { conform: '0.2.0' }), []],
  [
    'an upgrade',
    counts({ a: 1, b: 5, c: 7 }),
    counts({ a: 3, b: 4, c: 7 }, { conform: '0.2.0' }),
    ["conform 0.2.0 makes 14 cases where the baseline's 0.1.0 made 13: a 1 → 3, b 5 → 4"],
  ],
  [
    'an upgrade with another contract',
    counts({ a: 1 }),
    counts({ a: 2 }, { conform: '0.2.0', contract: 'b' }),
    ['a 1 → 2; the contract has changed, too'],
  ],
  ['another contract', counts({ a: 1 }), counts({ a: 2 }, { contract: 'b' }), []],
  ['a version of the same name', counts({ a: 1 }), counts({ a: 2 }), ['makes 2 cases']],
  ['an operation that was cut short', counts({ a: 1, b: 2 }), counts({ a: 1 }), []],
  [
    'an upgrade with other options',
    counts({ a: 1 }),
    counts({ a: 2 }, { conform: '0.2.0', options: '--budget 2' }),
    ['made cases by other options: not compared'],
  ],
  [
    'many operations',
    counts(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`o${index}`, 1]))),
    counts(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`o${index}`, 2]))),
    ['o4 1 → 2 and 4 more operations'],
  ],
])('tells what %s changes about the number of cases', (_, before, now, lines) =>
  expect(countChanges(before, now)).toEqual(lines.map((line) => expect.stringContaining(line))),
)
