import { expect, test } from 'vitest'
import { countCall, countOperation, newTally, noteFailures, tableOf } from './tally.ts'

test('prints the number of calls and violations in the last line', () => {
  const tally = newTally()
  for (const slug of ['weight', 'labs']) countOperation(tally, slug)
  for (let call = 0; call < 3; call += 1) countCall(tally, 'weight')
  noteFailures(tally, 'labs', 'listLabResults', ['one', 'another'])
  expect(tableOf(tally).split('\n')).toEqual([
    'slug    operations  calls  violations',
    'labs             1      0           2',
    'weight           1      3           0',
    '',
    '3 calls, 2 violations',
  ])
  expect(tally.found).toEqual(['listLabResults: one', 'listLabResults: another'])
})
