import { expect, it } from 'vitest'
import { nextRowStage } from './staged-rows.ts'

const rows = (keys: string) => [...keys].map((key) => ({ key }))
const step = (shown: string, target: string) => {
  const { rows: next, isPrepended } = nextRowStage(rows(shown), rows(target))
  return [next.map(({ key }) => key).join(''), isPrepended]
}

it.each([
  ['the first rows', '', 'cd', 'cd', false],
  ['the same', 'cd', 'cd', 'cd', false],
  ['more at the end', 'cd', 'cde', 'cde', false],
  ['more at the beginning', 'cd', 'abcd', 'abcd', true],
  ['both ends: the beginning first', 'cd', 'abcde', 'abcd', true],
  ['both ends: then the end', 'abcd', 'abcde', 'abcde', false],
  ['a row in the middle was removed', 'cde', 'abce', 'abce', false],
  ['other rows', 'cd', 'xy', 'xy', false],
  ['no rows', 'cd', '', '', false],
])('%s', (_, shown, target, next, isPrepended) =>
  expect(step(shown, target)).toEqual([next, isPrepended]),
)
