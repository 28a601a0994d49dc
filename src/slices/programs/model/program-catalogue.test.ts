import { expect, test } from 'vitest'
import { offersOf, programOffers } from './program-catalogue.ts'
import { programNames } from '#session/member/model/programs.ts'

const having = (has: (name: (typeof programNames)[number]) => boolean) => programNames.filter(has)

test('PROG-035 GAP-080: each program has its device categories', () => {
  expect(having((name) => programOffers[name].deviceCategories.includes('bg_meter'))).toEqual([
    'diabetes',
    'deviceFlex',
  ])
  expect(having((name) => programOffers[name].deviceCategories.includes('bp_monitor'))).toEqual([
    'hypertension',
    'heartFailure',
    'chronicKidneyDisease',
  ])
  expect(having((name) => programOffers[name].deviceCategories.includes('weight_scale'))).toEqual([
    'weight',
    'bodyComposition',
    'advancedWeight',
    'comprehensiveWeight',
    'prediabetes',
    'advancedPrediabetes',
    'comprehensivePrediabetes',
  ])
  expect(new Set(programNames.flatMap((name) => programOffers[name].deviceCategories))).toEqual(
    new Set(['weight_scale', 'bg_meter', 'bp_monitor']),
  )
})

test('PROG-036 GAP-080: each has the summary, and hypertension the personalized report', () => {
  expect(having((name) => programOffers[name].reports.includes('multiConditionSummary'))).toEqual(
    programNames,
  )
  expect(
    having((name) => programOffers[name].reports.includes('personalizedBloodPressure')),
  ).toEqual(['hypertension'])
})

test('PROG-038 GAP-080: blood sugar and blood pressure can be exported where they are measured', () => {
  expect(having((name) => programOffers[name].exports.includes('bloodSugar'))).toEqual([
    'diabetes',
    'deviceFlex',
  ])
  expect(having((name) => programOffers[name].exports.includes('bloodPressure'))).toEqual([
    'hypertension',
    'heartFailure',
    'chronicKidneyDisease',
  ])
})

test('lists each offer of several programs once', () => {
  expect(offersOf(['diabetes', 'deviceFlex', 'hypertension', 'heartFailure'])).toEqual({
    deviceCategories: ['bg_meter', 'bp_monitor'],
    reports: ['multiConditionSummary', 'personalizedBloodPressure'],
    exports: ['bloodSugar', 'bloodPressure'],
  })
  expect(offersOf([])).toEqual({ deviceCategories: [], reports: [], exports: [] })
})
