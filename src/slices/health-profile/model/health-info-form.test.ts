import { expect, test } from 'vitest'
import {
  rejectedHealthField,
  healthInfoOf,
  healthOfParts,
  healthPartsOf,
  healthProblems,
  healthInputOf,
  isSameHealth,
  racesAfter,
  addListEntry,
} from './health-info-form.ts'
import { editConflicts } from '#platform/model/edit-conflict.ts'
import { threeWayMerge } from '#platform/model/three-way-merge.ts'
import { heightOf } from '#vitals/model/weight/height-input.ts'
import type { HealthInfo } from './health-info.ts'
import { yearRange } from '#session/member/model/personal-info.ts'

const rosa: HealthInfo = {
  heightInches: 63,
  a1cTenths: 68,
  conditions: [
    { condition: 'DIABETES_TYPE_2', diagnosisYear: 2016 },
    { condition: 'HYPERTENSION', diagnosisYear: null },
  ],
  medications: ['Metformin 1000 mg'],
  allergies: [],
  usesInsulin: false,
  smokingStatus: 'FORMER',
  race: ['HISPANIC_OR_LATINO'],
  sexualOrientation: 'PREFER_NOT_TO_SAY',
  genderIdentity: 'FEMALE',
  pronouns: 'SHE_HER',
}
const healthMerged = (told: HealthInfo, shown: HealthInfo, now: HealthInfo) =>
  healthOfParts(threeWayMerge(healthPartsOf(told), healthPartsOf(shown), healthPartsOf(now)))
const conflicting = (told: HealthInfo, shown: HealthInfo, now: HealthInfo) =>
  editConflicts(healthPartsOf(told), healthPartsOf(shown), healthPartsOf(now)).map(
    ({ field }) => field,
  )
const years = yearRange({ birthDate: '1961-03-09' }, 2026)

test('fills the form from the stored profile and sends it back unchanged', () => {
  expect(healthInputOf(rosa)).toMatchObject({
    feet: '5',
    inches: '3',
    years: { DIABETES_TYPE_2: '2016', HYPERTENSION: '' },
  })
  expect(healthInfoOf(healthInputOf(rosa))).toEqual(rosa)
  expect(healthProblems(healthInputOf(rosa), years)).toEqual({})
})

test('sends unknown answers back unchanged', () => {
  const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
  const gout = { condition: unknown('GOUT'), diagnosisYear: 2019 }
  const newer: HealthInfo = {
    ...rosa,
    conditions: [...rosa.conditions, gout],
    race: [...rosa.race, unknown('ROMANI')],
    smokingStatus: unknown('VAPING'),
  }
  const told = healthInfoOf({ ...healthInputOf(newer), feet: '5', inches: '4' })
  expect(told).toEqual({ ...newer, heightInches: 64 })
  expect(healthMerged(told, newer, { ...newer, conditions: [gout, ...rosa.conditions] })).toEqual({
    ...newer,
    heightInches: 64,
    conditions: [gout, ...rosa.conditions],
  })
  expect(rejectedHealthField('conditions.2.diagnosisYear', told)).toBeNull()
})

test.each([
  ['', '', null],
  ['5', '', 60],
  ['5', '11', 71],
  ['5', '12', undefined],
  ['', '5', undefined],
  ['2', '0', 24],
  ['1', '11', undefined],
  ['9', '0', 108],
  ['9', '1', undefined],
  ['five', '', undefined],
  [' 5 ', ' 3 ', 63],
])('%s feet and %s inches are %s', (feet, inches, height) => {
  expect(heightOf({ feet, inches })).toBe(height)
})

test.each([
  ['', {}],
  ['1960', { HYPERTENSION: 'health-profile.year.form' }],
  ['1961', {}],
  ['2026', {}],
  ['2027', { HYPERTENSION: 'health-profile.year.form' }],
  ['16', { HYPERTENSION: 'health-profile.year.form' }],
])('a diagnosis in "%s"', (year, problems) => {
  expect(healthProblems({ ...healthInputOf(rosa), years: { HYPERTENSION: year } }, years)).toEqual(
    problems,
  )
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
  ['  ', { taken: null, why: 'empty' }],
  ['Penicillin', { taken: ['Nuts', 'Penicillin'] }],
  [' nuts', { taken: null, why: 'there' }],
  ['x'.repeat(100), { taken: ['Nuts', 'x'.repeat(100)] }],
  ['x'.repeat(101), { taken: null, why: 'too-long' }],
])('"%s" on the list', (typed, added) => {
  expect(addListEntry(['Nuts'], typed)).toEqual(added)
})

test('accepts at most fifty entries', () => {
  const list = Array.from({ length: 49 }, (_, index) => `Pill ${index}`)
  expect(addListEntry(list, 'Pill').taken).toHaveLength(50)
  expect(addListEntry([...list, 'One more'], 'Pill')).toEqual({ taken: null, why: 'too-many' })
})

test('ignores the order of ticks and years', () => {
  const typed = healthInputOf({ ...rosa, race: ['WHITE', 'ASIAN'] })
  expect(
    isSameHealth(typed, {
      ...typed,
      race: ['ASIAN', 'WHITE'],
      years: { HYPERTENSION: '', DIABETES_TYPE_2: '2016' },
    }),
  ).toBe(true)
  expect(isSameHealth(typed, { ...typed, race: ['ASIAN'] })).toBe(false)
  expect(isSameHealth(typed, { ...typed, medications: [] })).toBe(false)
})

test("merges the member's changes into the current profile", () => {
  const now: HealthInfo = {
    ...rosa,
    heightInches: 64,
    a1cTenths: 71,
    medications: ['Metformin 1000 mg', 'Aspirin 81 mg'],
    allergies: ['Penicillin'],
    pronouns: 'THEY_THEM',
    conditions: [
      { condition: 'HYPERTENSION', diagnosisYear: 2020 },
      { condition: 'ANXIETY', diagnosisYear: null },
    ],
  }
  expect(healthMerged(rosa, rosa, now)).toEqual(now)
  const told: HealthInfo = {
    ...rosa,
    smokingStatus: 'NEVER',
    medications: ['Lisinopril 10 mg'],
    conditions: [
      { condition: 'DIABETES_TYPE_2', diagnosisYear: 2017 },
      { condition: 'HYPERTENSION', diagnosisYear: null },
    ],
  }
  expect(healthMerged(told, rosa, now)).toEqual({
    ...now,
    smokingStatus: 'NEVER',
    medications: ['Aspirin 81 mg', 'Lisinopril 10 mg'],
    conditions: [
      { condition: 'HYPERTENSION', diagnosisYear: 2020 },
      { condition: 'ANXIETY', diagnosisYear: null },
      { condition: 'DIABETES_TYPE_2', diagnosisYear: 2017 },
    ],
  })
  expect(healthMerged({ ...rosa, conditions: [], medications: [] }, rosa, now)).toMatchObject({
    conditions: [{ condition: 'ANXIETY' }],
    medications: ['Aspirin 81 mg'],
  })
  expect(
    healthMerged(
      {
        ...rosa,
        conditions: [rosa.conditions[0]!, { condition: 'HYPERTENSION', diagnosisYear: 2019 }],
      },
      rosa,
      now,
    ).conditions,
  ).toContainEqual({ condition: 'HYPERTENSION', diagnosisYear: 2019 })
})

test('keeps entries that differ only in case, and a condition that is sent twice', () => {
  const twice: HealthInfo = {
    ...rosa,
    medications: ['aspirin', 'Aspirin', 'Lisinopril'],
    conditions: [...rosa.conditions, { condition: 'HYPERTENSION', diagnosisYear: 2020 }],
  }
  expect(healthOfParts(healthPartsOf(twice))).toEqual(twice)
  expect(healthMerged({ ...rosa, heightInches: 70 }, rosa, twice)).toMatchObject({
    conditions: twice.conditions,
  })
})

test('reports conflicts of answers and years, and none of list entries', () => {
  const year = (diagnosisYear: number | null) => ({
    condition: 'HYPERTENSION' as const,
    diagnosisYear,
  })
  const told: HealthInfo = {
    ...rosa,
    heightInches: 64,
    pronouns: 'OTHER',
    medications: ['Lisinopril'],
    conditions: [rosa.conditions[0]!, year(2019)],
  }
  expect(
    conflicting(told, rosa, {
      ...rosa,
      heightInches: 66,
      medications: [...rosa.medications, 'Aspirin'],
      allergies: ['Nuts'],
      conditions: [year(2020)],
    }),
  ).toEqual(['heightInches', 'conditions.0.HYPERTENSION'])
  expect(
    conflicting({ ...rosa, conditions: [rosa.conditions[0]!] }, rosa, {
      ...rosa,
      conditions: [rosa.conditions[0]!, year(2020)],
    }),
  ).toEqual(['conditions.0.HYPERTENSION'])
})

test.each([
  ['conditions.1.diagnosisYear', 'HYPERTENSION'],
  ['conditions.0', 'DIABETES_TYPE_2'],
  ['conditions.9', null],
  ['heightInches', 'feet'],
  ['race', null],
] as const)('maps the rejected detail %s to %s', (detail, field) =>
  expect(rejectedHealthField(detail, rosa)).toBe(field),
)

test('keeps a field that the form does not know', () => {
  const newer = { ...rosa, wearsGlasses: true }
  expect(healthOfParts(healthPartsOf(newer))).toEqual(newer)
  expect(healthMerged({ ...newer, a1cTenths: 70 }, newer, newer)).toEqual({
    ...newer,
    a1cTenths: 70,
  })
})
