import { describe, expect, it } from 'vitest'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { diagnosesOf, hasKidneyDiseaseDiagnosis, noneIfDenied, programsOf } from './programs.ts'

const htn = { id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status: 'PROGRAM_STATUS_ACTIVE' } as const

describe('programs', () => {
  it('PROG-013: id, status, slug, dbSlug, program, and the name in the catalogue', () =>
    expect(programsOf({ programs: [htn] })).toEqual([{ ...htn, status: 'ACTIVE', name: 'hypertension' }]))

  it.each([
    ['PENDING', 'PENDING'], ['ACTIVE', 'ACTIVE'], ['INACTIVE', 'INACTIVE'], ['OFFERED', 'OFFERED'], ['REGISTERED', 'REGISTERED'],
    ['USER_ACTION_REQUIRED', 'PENDING'],
  ] as const)('PROG-014 PROG-015 GAP-012: %s is %s', (wire, status) =>
    expect(programsOf({ programs: [{ ...htn, status: `PROGRAM_STATUS_${wire}` as const }] })[0]?.status).toBe(status))

  it('knows no name for a program outside the catalogue, and has none of an empty answer', () => {
    expect(programsOf({ programs: [{ ...htn, id: 'FOOD', dbSlug: 'FOOD' }] })[0]?.name).toBeNull()
    expect(programsOf({})).toEqual([])
  })

  it.each([
    ['DM', 'diabetes'], ['HTN', 'hypertension'], ['DPP', 'prediabetes'], ['WM', 'weight'], ['dm', null], ['CKD', null], ['constructor', null],
  ])('PROG-018 GAP-078: the id %s names %s where the database slug is none of the catalogue’s', (id, name) => {
    expect(programsOf({ programs: [{ ...htn, id, dbSlug: 'NEW_SLUG' }] })[0]?.name).toBe(name)
    expect(programsOf({ programs: [{ ...htn, id, dbSlug: 'HEART_FAILURE' }] })[0]?.name).toBe('heartFailure')
  })

  it.each([
    ['an unknown status', { ...htn, status: 'PROGRAM_STATUS_PAUSED' }], ['no status', { ...htn, status: undefined }],
    ['an unspecified status', { ...htn, status: 'PROGRAM_STATUS_UNSPECIFIED' }], ['no database slug', { ...htn, dbSlug: undefined }], ['nothing', null],
  ])('a program with %s loses itself, and no other', (_, row) =>
    expect(programsOf({ programs: [row, htn] as never }).map(({ id, status }) => [id, status])).toEqual([['HTN', 'ACTIVE']]))

  it('a new spelling of an id or a slug costs no program', () =>
    expect(programsOf({ programs: [{ ...htn, id: 'htn-2', slug: 'Blood Pressure' }] })[0]).toMatchObject({ name: 'hypertension', status: 'ACTIVE' }))

  it('an unknown diagnosis loses neither the other diagnoses nor the programs', () => {
    const wire = { programs: [htn], diagnoses: [{ code: 'E11.9', condition: 'DIAGNOSIS_CONDITION_GOUT' }, { code: 'I10', condition: 'DIAGNOSIS_CONDITION_HYPERTENSION' }] } as never
    expect(diagnosesOf(wire)).toEqual([{ code: 'I10', condition: 'DIAGNOSIS_CONDITION_HYPERTENSION' }])
    expect(programsOf(wire)).toHaveLength(1)
  })

  it('refuses an answer without a list', () =>
    expect(() => programsOf({ programs: 'all' as never })).toThrowError(expect.objectContaining({ _tag: 'ContractBroken', operation: 'listPrograms' })))

  it('the diagnoses, and none of an empty answer', () => {
    const kidney = { code: 'N18.31', condition: 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE' } as const
    expect(diagnosesOf({ diagnoses: [kidney] })).toEqual([kidney])
    expect(diagnosesOf({})).toEqual([])
  })

  it.each([
    ['DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE', true], ['DIAGNOSIS_CONDITION_DIABETES', false], ['DIAGNOSIS_CONDITION_OTHER', false],
  ] as const)('USER-023: with %s there is a diagnosis of kidney disease: %s', (condition, has) => {
    expect(hasKidneyDiseaseDiagnosis([{ condition: 'DIAGNOSIS_CONDITION_HYPERTENSION' }, { condition }])).toBe(has)
    expect(hasKidneyDiseaseDiagnosis([])).toBe(false)
  })

  it('PROG-039: permission denied is no programs, and nothing else is', () => {
    expect(noneIfDenied(new RpcProblem('listPrograms', 'answered', 'permission_denied'))).toEqual({})
    expect(() => noneIfDenied(new RpcProblem('listPrograms', 'answered', 'unavailable'))).toThrow('listPrograms: unavailable')
    expect(() => noneIfDenied(new TypeError('a defect'))).toThrow('a defect')
  })
})
