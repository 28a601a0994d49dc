import { expect, test } from 'vitest'
import { threeWayMerge } from './three-way-merge.ts'

type Plan = { readonly title: string; readonly times: readonly string[]; readonly endDate?: string }
const shown: Plan = { title: 'Walk', times: ['08:00'] }

test('merges the changes of the member with those of another device', () => {
  const now: Plan = { title: 'Walk after lunch', times: ['07:00'] }
  expect(threeWayMerge({ ...shown, times: ['21:30'] }, shown, now)).toEqual({
    title: 'Walk after lunch',
    times: ['21:30'],
  })
  expect(threeWayMerge({ ...shown, title: 'Run' }, shown, now)).toEqual({
    title: 'Run',
    times: ['07:00'],
  })
  expect(threeWayMerge(shown, shown, now)).toEqual(now)
})

test('an equal list is unchanged', () => {
  expect(
    threeWayMerge({ ...shown, times: ['08:00'] }, shown, { ...shown, times: ['07:00'] }).times,
  ).toEqual(['07:00'])
})

test('a removed optional field stays removed, whichever device removed it', () => {
  const ending = { ...shown, endDate: '2026-12-01' }
  expect(threeWayMerge(shown, ending, ending)).toEqual(shown)
  expect(threeWayMerge(ending, ending, shown)).toEqual(shown)
  expect(threeWayMerge(shown, shown, ending)).toEqual(ending)
  expect(threeWayMerge(ending, shown, { ...shown, title: 'Run' })).toEqual({
    ...ending,
    title: 'Run',
  })
})
