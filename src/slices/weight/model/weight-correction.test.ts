import { expect, test } from 'vitest'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import {
  inputOfWeight,
  toldAfterCorrection,
  weightCorrectionOf,
  weightCorrectionProblems,
} from './weight-correction.ts'
import type { WeightGainCheck } from './weight-gain.ts'

const reading: WeightReading = {
  id: 'w-1',
  timestamp: '2026-11-20T06:55:31',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  pounds: 196.37,
  isIrregular: false,
  biometrics: null,
  source: 'DEVICE',
}
const typed = (over: object = {}) => ({ ...inputOfWeight(reading), ...over })
const now = '2026-11-20T17:45'
const instant = Date.parse('2026-11-20T17:45:00-05:00')

test('an untouched weight of more decimals is no correction', () => {
  expect(typed().pounds).toBe('196.4')
  expect(weightCorrectionOf(typed(), reading)).toBeNull()
})

test('API-086: corrects pounds with the seconds, and the time without', () => {
  expect(weightCorrectionOf(typed({ pounds: '169,4' }), reading)).toEqual({
    id: 'w-1',
    timestamp: '2026-11-20T06:55:31',
    pounds: 169.4,
  })
  expect(weightCorrectionOf(typed({ day: '2026-11-19' }), reading)).toMatchObject({
    timestamp: '2026-11-19T06:55:00',
  })
})

test('judges only what changed', () => {
  expect(weightCorrectionProblems(typed({ pounds: '' }), reading, now)).toEqual({
    pounds: 'missing',
  })
  expect(weightCorrectionProblems(typed({ time: '17:46' }), reading, now)).toEqual({
    time: 'future',
  })
  expect(weightCorrectionProblems(typed(), reading, '2026-11-20T06:00')).toEqual({})
})

const earlier = { ...reading, id: 'w-0', timestamp: '2026-11-19T06:55:31' } as const
const readings = { state: 'ready', data: [reading, earlier] } as const
const gained = (of: WeightReading) =>
  ({ type: 'gained', gain: { reading: of }, isGeneral: false }) as WeightGainCheck
test.each<[string, WeightGainCheck, WeightReading, ReturnType<typeof toldAfterCorrection>]>([
  ['a gain up to it', gained(reading), reading, 'notice'],
  ['a gain up to another weight', gained(reading), earlier, 'nothing'],
  ['no gain', { type: 'none' }, reading, 'nothing'],
  ['limits that are loading', { type: 'unknown', isPending: true }, reading, 'wait'],
  ['limits that failed', { type: 'unknown', isPending: false }, reading, 'notice'],
  ['limits that failed, an old weight', { type: 'unknown', isPending: false }, earlier, 'nothing'],
])('a correction tells of %s', (_, check, corrected, told) =>
  expect(toldAfterCorrection(check, readings, corrected, instant)).toBe(told),
)
test('a correction tells that it could not be compared when the readings failed', () =>
  expect(
    toldAfterCorrection(
      { type: 'unknown', isPending: false },
      { state: 'failed' },
      earlier,
      instant,
    ),
  ).toBe('notice'))
