import { expect, test } from 'vitest'
import { bloodPressureReading } from './blood-pressure.arbitrary.ts'
import { pressureSpread } from './blood-pressure-report.ts'

const readings = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([systolic, diastolic]) => bloodPressureReading({ systolic, diastolic }))

test.each([
  ['none', readings(), null],
  ['one', readings([128, 78]), null],
  ['the same twice', readings([128, 78], [128, 78]), { systolic: 0, diastolic: 0 }],
  ['three', readings([120, 70], [130, 80], [140, 90]), { systolic: 10, diastolic: 10 }],
])('the spread of %s', (_, given, spread) => expect(pressureSpread(given)).toEqual(spread))
