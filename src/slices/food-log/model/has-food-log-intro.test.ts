import { expect, test } from 'vitest'
import { hasFoodLogIntro } from './has-food-log-intro.ts'
import { activePrograms, type ProgramName } from '#session/member/model/programs.ts'

const of = (name: ProgramName, status: 'ACTIVE' | 'OFFERED' = 'ACTIVE') =>
  activePrograms([{ id: '1', status, slug: '', dbSlug: '', program: '', name }])

test.each<[ProgramName, boolean]>([
  ['diabetes', true],
  ['deviceFlex', true],
  ['hypertension', true],
  ['prediabetes', true],
  ['advancedPrediabetes', true],
  ['comprehensivePrediabetes', true],
  ['weight', true],
  ['advancedWeight', true],
  ['comprehensiveWeight', true],
  ['heartFailure', false],
  ['chronicKidneyDisease', false],
  ['bodyComposition', false],
  ['behavioralHealth', false],
])('TOUR-018: the food log is shown to members with %s: %s', (name, shows) => {
  expect(hasFoodLogIntro(of(name))).toBe(shows)
  expect(hasFoodLogIntro(of(name, 'OFFERED'))).toBe(false)
})
