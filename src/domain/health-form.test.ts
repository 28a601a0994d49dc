import { expect, test } from 'vitest'
import { healthInfoOf, healthProblems, healthTypedOf, isSameHealth, racesAfter, wordAdded } from './health-form.ts'
import { heightOf } from './typed-height.ts'
import type { HealthInfo } from './health-profile.ts'

const rosa: HealthInfo = {
  heightInches: 63, a1cTenths: 68, conditions: [{ condition: 'DIABETES_TYPE_2', diagnosisYear: 2016 }, { condition: 'HYPERTENSION', diagnosisYear: null }],
  medications: ['Metformin 1000 mg'], allergies: [], usesInsulin: false, smokingStatus: 'FORMER',
  race: ['HISPANIC_OR_LATINO'], sexualOrientation: 'PREFER_NOT_TO_SAY', genderIdentity: 'FEMALE', pronouns: 'SHE_HER',
}
const years = { birthYear: 1961, thisYear: 2026 }

test('what is kept stands in the form, and goes back as it was', () => {
  expect(healthTypedOf(rosa)).toMatchObject({ feet: '5', inches: '3', years: { DIABETES_TYPE_2: '2016', HYPERTENSION: '' } })
  expect(healthInfoOf(healthTypedOf(rosa))).toEqual(rosa)
  expect(healthProblems(healthTypedOf(rosa), years)).toEqual({})
})

test.each([
  ['', '', null], ['5', '', 60], ['5', '11', 71], ['5', '12', undefined], ['', '5', undefined], ['2', '0', 24], ['1', '11', undefined], ['9', '0', 108], ['9', '1', undefined],
  ['five', '', undefined], [' 5 ', ' 3 ', 63],
])('%s feet and %s inches are %s', (feet, inches, height) => {
  expect(heightOf({ feet, inches })).toBe(height)
})

test.each([
  ['', {}], ['1960', { HYPERTENSION: 'health-profile.year.form' }], ['1961', {}], ['2026', {}], ['2027', { HYPERTENSION: 'health-profile.year.form' }],
  ['16', { HYPERTENSION: 'health-profile.year.form' }],
])('a diagnosis in "%s"', (year, problems) => {
  expect(healthProblems({ ...healthTypedOf(rosa), years: { HYPERTENSION: year } }, years)).toEqual(problems)
})

test.each([
  [['WHITE', 'ASIAN'], 'ASIAN', ['WHITE', 'ASIAN']],
  [['WHITE', 'ASIAN', 'DK'], 'DK', ['DK']],
  [['WHITE', 'PREFER_NOT_TO_SAY'], 'WHITE', ['WHITE']],
  [['DK', 'PREFER_NOT_TO_SAY'], 'PREFER_NOT_TO_SAY', ['PREFER_NOT_TO_SAY']],
  [['WHITE'], 'DK', ['WHITE']],
  [[], 'DK', []],
] as const)('PROF-013: of %j, changed at %s, %j stay', (chosen, changed, left) => {
  expect(racesAfter(chosen, changed)).toEqual(left)
})

test.each([
  ['  ', { taken: null, why: 'empty' }], ['Penicillin', { taken: ['Nuts', 'Penicillin'] }], [' nuts', { taken: null, why: 'there' }],
  ['x'.repeat(100), { taken: ['Nuts', 'x'.repeat(100)] }], ['x'.repeat(101), { taken: null, why: 'too-long' }],
])('"%s" on the list', (typed, added) => {
  expect(wordAdded(['Nuts'], typed)).toEqual(added)
})

test('fifty things are as many as there can be', () => {
  const list = Array.from({ length: 49 }, (_, index) => `Pill ${index}`)
  expect(wordAdded(list, 'Pill').taken).toHaveLength(50)
  expect(wordAdded([...list, 'One more'], 'Pill')).toEqual({ taken: null, why: 'too-many' })
})

test('the order of ticks and years is no change', () => {
  const typed = healthTypedOf({ ...rosa, race: ['WHITE', 'ASIAN'] })
  expect(isSameHealth(typed, { ...typed, race: ['ASIAN', 'WHITE'], years: { HYPERTENSION: '', DIABETES_TYPE_2: '2016' } })).toBe(true)
  expect(isSameHealth(typed, { ...typed, race: ['ASIAN'] })).toBe(false)
  expect(isSameHealth(typed, { ...typed, medications: [] })).toBe(false)
})
