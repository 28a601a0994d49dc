import { expect, it } from 'vitest'
import { nextRowStage } from './staged-rows.ts'

const rows = (keys: string) => [...keys].map((key) => ({ key }))
const step = (shown: string, wanted: string) => {
  const { rows: next, isPrepended } = nextRowStage(rows(shown), rows(wanted))
  return [next.map(({ key }) => key).join(''), isPrepended]
}

it.each([
  ['the first rows', '', 'cd', 'cd', false],
  ['the same', 'cd', 'cd', 'cd', false],
  ['more at the end', 'cd', 'cde', 'cde', false],
  ['more at the beginning', 'cd', 'abcd', 'abcd', true],
  ['both: the beginning first', 'cd', 'abcde', 'abcd', true],
  ['both: then the end', 'abcd', 'abcde', 'abcde', false],
  ['one went from the middle meanwhile', 'cde', 'abce', 'abce', false],
  ['others altogether', 'cd', 'xy', 'xy', false],
  ['none any more', 'cd', '', '', false],
])('%s', (_, shown, wanted, next, isPrepended) =>
  expect(step(shown, wanted)).toEqual([next, isPrepended]),
)
