import { expect, test } from 'vitest'
import { BodyMassIndexClass } from '../../../generated/proto/portal/biometrics/v1/biometrics_pb.js'
import { bodyMassIndexClassOf, bodyMassIndexOf, isAdult } from './body-mass-index.ts'

test.each([
  [124, 18.3, BodyMassIndexClass.UNDERWEIGHT],
  [125, 18.5, BodyMassIndexClass.HEALTHY],
  [168, 24.8, BodyMassIndexClass.HEALTHY],
  [169, 25, BodyMassIndexClass.OVERWEIGHT],
  [202, 29.8, BodyMassIndexClass.OVERWEIGHT],
  [203, 30, BodyMassIndexClass.OBESITY_CLASS_1],
  [237, 35, BodyMassIndexClass.OBESITY_CLASS_2],
  [270, 39.9, BodyMassIndexClass.OBESITY_CLASS_2],
  [271, 40, BodyMassIndexClass.OBESITY_CLASS_3],
])('%i lb at 69 in is %d', (pounds, index, is) => {
  expect(bodyMassIndexOf(pounds, 69)).toBe(index)
  expect(bodyMassIndexClassOf(index)).toBe(is)
})

test.each([
  ['2006-11-20', true],
  ['2006-11-21', false],
  ['1961-03-09', true],
])('born %s: %s', (birthDate, is) => {
  expect(isAdult(birthDate, '2026-11-20T12:00:00')).toBe(is)
})
