import { describe, expect, it } from 'vitest'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { diagnosesOf, noneIfDenied, programsOf } from './programs.ts'

const htn = { id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status: 'PROGRAM_STATUS_ACTIVE' } as const

describe('programs', () => {
  it('PROG-013: id, status, slug, dbSlug, program, and the name in the catalogue', () =>
    expect(programsOf({ programs: [htn] })).toEqual([{ ...htn, status: 'ACTIVE', name: 'hypertension' }]))

  it.each([
    ['PENDING', 'PENDING'], ['ACTIVE', 'ACTIVE'], ['INACTIVE', 'INACTIVE'], ['OFFERED', 'OFFERED'], ['REGISTERED', 'REGISTERED'],
    ['USER_ACTION_REQUIRED', 'PENDING'],
  ] as const)('PROG-014 PROG-015: %s is %s', (wire, status) =>
    expect(programsOf({ programs: [{ ...htn, status: `PROGRAM_STATUS_${wire}` as const }] })[0]?.status).toBe(status))

  it('knows no name for a program outside the catalogue, and has none of an empty answer', () => {
    expect(programsOf({ programs: [{ ...htn, dbSlug: 'FOOD' }] })[0]?.name).toBeNull()
    expect(programsOf({})).toEqual([])
  })

  it('refuses what the contract does not allow', () =>
    // @ts-expect-error a server may say what the contract does not know
    expect(() => programsOf({ programs: [{ ...htn, status: 'SLEEPING' }] })).toThrowError(expect.objectContaining({ _tag: 'ContractBroken', problem: 'programs.0.status' })))

  it('the diagnoses, and none of an empty answer', () => {
    const kidney = { code: 'N18.31', condition: 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE' } as const
    expect(diagnosesOf({ diagnoses: [kidney] })).toEqual([kidney])
    expect(diagnosesOf({})).toEqual([])
    expect(() => diagnosesOf({ diagnoses: [{ code: 'N18.31' }] })).toThrowError(expect.objectContaining({ problem: 'diagnoses.0.condition' }))
  })

  it('PROG-039: permission denied is no programs, and nothing else is', () => {
    expect(noneIfDenied(new RpcProblem('listPrograms', 'answered', 'permission_denied'))).toEqual({})
    expect(() => noneIfDenied(new RpcProblem('listPrograms', 'answered', 'unavailable'))).toThrow('listPrograms: unavailable')
    expect(() => noneIfDenied(new TypeError('a defect'))).toThrow('a defect')
  })
})
