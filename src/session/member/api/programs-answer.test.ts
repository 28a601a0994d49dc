import { describe, expect, it } from 'vitest'
import { listPrograms } from '#generated/rpc/calls.ts'
import { createRpcClient } from '#generated/rpc/client.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import {
  diagnosesOf,
  hasKidneyDiseaseDiagnosis,
  noneIfDenied,
  programsOf,
} from './programs-answer.ts'

const htn = {
  id: 'HTN',
  program: 'hypertension',
  slug: 'hypertension',
  dbSlug: 'HYPERTENSION',
  status: 'PROGRAM_STATUS_ACTIVE',
} as const

/** Reads this answer with the generated call. */
const answered = (wire: object) =>
  listPrograms(
    createRpcClient({ baseUrl: 'https://portal.example/', fetch: async () => Response.json(wire) }),
  )
const programs = async (...sent: readonly unknown[]) =>
  programsOf(await answered({ programs: sent })).items
const diagnoses = async (...sent: readonly unknown[]) =>
  diagnosesOf(await answered({ diagnoses: sent })).items

describe('programs', () => {
  it('PROG-013: id, status, slug, dbSlug, program and the name in the catalog', async () =>
    expect(await programs(htn)).toEqual([{ ...htn, status: 'ACTIVE', name: 'hypertension' }]))

  it.each([
    ['PENDING', 'PENDING'],
    ['ACTIVE', 'ACTIVE'],
    ['INACTIVE', 'INACTIVE'],
    ['OFFERED', 'OFFERED'],
    ['REGISTERED', 'REGISTERED'],
    ['USER_ACTION_REQUIRED', 'PENDING'],
  ] as const)('PROG-014 PROG-015 GAP-012: %s is %s', async (wire, status) =>
    expect((await programs({ ...htn, status: `PROGRAM_STATUS_${wire}` }))[0]?.status).toBe(status),
  )

  it('has no name for a program outside the catalog, and no program of an empty answer', async () => {
    expect((await programs({ ...htn, id: 'FOOD', dbSlug: 'FOOD' }))[0]?.name).toBeNull()
    expect(programsOf(await answered({}))).toEqual({ items: [], leftOut: 0 })
  })

  it.each([
    ['DM', 'diabetes'],
    ['HTN', 'hypertension'],
    ['DPP', 'prediabetes'],
    ['WM', 'weight'],
    ['dm', null],
    ['CKD', null],
    ['constructor', null],
  ])(
    'PROG-018 GAP-078: the id %s names %s when the slug is not in the catalog',
    async (id, name) => {
      expect((await programs({ ...htn, id, dbSlug: 'NEW_SLUG' }))[0]?.name).toBe(name)
      expect((await programs({ ...htn, id, dbSlug: 'HEART_FAILURE' }))[0]?.name).toBe(
        'heartFailure',
      )
    },
  )

  it.each([
    ['an unknown status', 'PROGRAM_STATUS_PAUSED', 'PROGRAM_STATUS_PAUSED'],
    ['no status', undefined, 'PROGRAM_STATUS_UNSPECIFIED'],
    ['an unspecified status', 'PROGRAM_STATUS_UNSPECIFIED', 'PROGRAM_STATUS_UNSPECIFIED'],
  ])('keeps a program with %s in an unknown status', async (_, status, raw) =>
    expect(
      (await programs({ ...htn, id: 'DM', status }, htn)).map((program) => [
        program.id,
        program.status,
      ]),
    ).toEqual([
      ['DM', { type: 'unknown', raw }],
      ['HTN', 'ACTIVE'],
    ]),
  )

  it.each([
    ['no database slug', { ...htn, dbSlug: undefined }],
    ['nothing', null],
  ])('leaves out and counts only a program with %s', async (_, row) => {
    const { items, leftOut } = programsOf(await answered({ programs: [row, htn] }))
    expect([items.map(({ id }) => id), leftOut]).toEqual([['HTN'], 1])
  })

  it('keeps a program with a new spelling of its id or slug', async () =>
    expect((await programs({ ...htn, id: 'htn-2', slug: 'Blood Pressure' }))[0]).toMatchObject({
      name: 'hypertension',
      status: 'ACTIVE',
    }))

  it('an unknown diagnosis keeps the other diagnoses and the programs', async () => {
    const read = await answered({
      programs: [htn],
      diagnoses: [
        { code: 'ICD-11 FA25', condition: 'DIAGNOSIS_CONDITION_GOUT' },
        { code: 'I10', condition: 'DIAGNOSIS_CONDITION_HYPERTENSION' },
      ],
    })
    expect(diagnosesOf(read).items).toEqual([
      { code: 'ICD-11 FA25', condition: { type: 'unknown', raw: 'DIAGNOSIS_CONDITION_GOUT' } },
      { code: 'I10', condition: 'HYPERTENSION' },
    ])
    expect(programsOf(read).items).toHaveLength(1)
  })

  it('unreadable diagnoses keep the programs', async () => {
    const read = await answered({ programs: [htn], diagnoses: [null] })
    expect([programsOf(read).items.length, diagnosesOf(read)]).toEqual([
      1,
      { items: [], leftOut: 1 },
    ])
  })

  it.each([
    ['no list', 'all'],
    ['a list without a readable program', [{ ...htn, dbSlug: 7 }]],
  ])('rejects %s, which must not look like no programs', async (_, sent) =>
    expect(answered({ programs: sent })).rejects.toMatchObject({
      operationId: 'listPrograms',
      kind: 'unreadable',
    }),
  )

  it('reads the diagnoses, and none of an empty answer', async () => {
    expect(
      await diagnoses({ code: 'N18.31', condition: 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE' }),
    ).toEqual([{ code: 'N18.31', condition: 'CHRONIC_KIDNEY_DISEASE' }])
    expect(diagnosesOf(await answered({})).items).toEqual([])
  })

  it.each([
    ['CHRONIC_KIDNEY_DISEASE', true],
    ['DIABETES', false],
    ['OTHER', false],
    [{ type: 'unknown', raw: 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE_2' }, false],
  ] as const)('USER-023: %s includes kidney disease: %s', (condition, has) => {
    expect(hasKidneyDiseaseDiagnosis([{ condition: 'HYPERTENSION' }, { condition }])).toBe(has)
    expect(hasKidneyDiseaseDiagnosis([])).toBe(false)
  })

  it('PROG-039: only permission denied means no programs', () => {
    expect(
      programsOf(noneIfDenied(new RpcProblem('listPrograms', 'answered', 'permission_denied'))),
    ).toEqual({ items: [], leftOut: 0 })
    expect(() => noneIfDenied(new RpcProblem('listPrograms', 'answered', 'unavailable'))).toThrow(
      'listPrograms: unavailable',
    )
    expect(() => noneIfDenied(new TypeError('a defect'))).toThrow('a defect')
  })
})
