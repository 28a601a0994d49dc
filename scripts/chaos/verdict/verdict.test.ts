import { describe, expect, test } from 'vitest'
import { type ChaosRow, chaosTable, problemsOf } from './chaos-row.ts'
import { countWrites, percentile95, recoveredAfter } from './count-writes.ts'

const asked = (name: string, answeredAt: number | null = 1) => ({ name, answeredAt })

describe('what is counted', () => {
  const none = { lost: [], doubled: [], untold: [] }
  test('a write that was answered and is stored once is well', () =>
    expect(countWrites([asked('a'), asked('b')], ['b', 'a', 'seed'])).toEqual(none))
  test.each([
    ['answered', asked('a'), 'a'],
    ['refused for good', { ...asked('a', null), refusal: '409' }, 'a (409)'],
  ])('a write that was %s and is not stored is lost', (_, write, name) =>
    expect(countWrites([write], [])).toEqual({ ...none, lost: [name] }),
  )
  test('a write that is stored twice is doubled', () =>
    expect(countWrites([asked('a'), asked('b')], ['a', 'b', 'a'])).toEqual({
      ...none,
      doubled: ['a'],
    }))
  test('a write that is stored and was never answered is untold', () =>
    expect(countWrites([asked('a', null)], ['a'])).toEqual({ ...none, untold: ['a'] }))
})

describe('the time to recover', () => {
  const write = (sentAt: number, answeredAt: number | null) => ({
    name: '',
    askedAt: 0,
    sentAt,
    answeredAt,
  })
  test('lasts until the slowest writer saved by an attempt after the fault', () =>
    expect(
      recoveredAfter(
        [
          [write(90, 150), write(100, 130)],
          [write(120, 170), write(180, 190)],
        ],
        100,
      ),
    ).toBe(70))
  test('is none when a writer never saved again', () =>
    expect(recoveredAfter([[write(110, 120)], [write(110, null)]], 100)).toBeNull())
  test('an answer to an attempt of before the end proves nothing', () =>
    expect(recoveredAfter([[write(99, 140)]], 100)).toBeNull())
})

test('the 95th percentile', () => {
  expect(percentile95([])).toBe(0)
  expect(percentile95([3, 1, 2])).toBe(3)
  expect(percentile95(Array.from({ length: 100 }, (_, index) => index))).toBe(95)
})

describe('the verdict', () => {
  const well: ChaosRow = {
    fault: 'half down',
    written: 10,
    lost: [],
    doubled: [],
    untold: [],
    refusals: { 502: 3 },
    mayCut: false,
    recoveredMs: 120,
    waitMs: 20,
    waitBeforeMs: 10,
    sessions: [4, 4],
    seen: 'Try again | later',
  }
  test('refusals alone are survived', () => expect(problemsOf(well)).toEqual([]))
  test.each<[Partial<ChaosRow>, string]>([
    [{ written: 0 }, 'nothing was written'],
    [{ lost: ['r1'] }, 'r1 was lost'],
    [{ doubled: ['r1'] }, 'r1 is there twice'],
    [{ untold: ['r1 (409)'] }, 'r1 (409) is stored, and its member does not know'],
    [{ refusals: { cut: 2 } }, '2 calls were cut'],
    [{ recoveredMs: null }, 'it never recovered'],
    [{ sessions: [3, 4] }, '1 sessions ended'],
  ])('%o is a problem', (change, problem) =>
    expect(problemsOf({ ...well, ...change })).toEqual([problem]),
  )
  test('a killed edge may cut calls', () =>
    expect(problemsOf({ ...well, refusals: { cut: 2 }, mayCut: true })).toEqual([]))
  test('the table has a line for each fault', () =>
    expect(chaosTable([well]).split('\n').at(-1)).toBe(
      '| half down | 10 | 0 | 0 | 0 | 3 x 502 | 0.1 s | 10 -> 20 ms | 4 of 4 | Try again / later |',
    ))
})
