import { describe, expect, it, test } from 'vitest'
import {
  activeNames,
  activePrograms,
  hasBehavioralHealth,
  hasChatAvailable,
  haveAllEnded,
  hasSafeContent,
  hasWeightManagement,
  isPendingMember,
  offersCoaching,
  programNameOf,
  programNames,
  programSlugs,
  type Program,
  type ProgramName,
  type ProgramStatus,
} from './programs.ts'

const program = (name: ProgramName, status: ProgramStatus = 'ACTIVE'): Program => ({
  id: name,
  slug: name,
  status,
  dbSlug: programSlugs[name],
  program: name,
  name,
})

describe('the catalog', () => {
  it.each([
    ['PROG-022', 'diabetes', 'DIABETES'],
    ['PROG-023', 'hypertension', 'HYPERTENSION'],
    ['PROG-024', 'heartFailure', 'HEART_FAILURE'],
    ['PROG-025', 'weight', 'WEIGHT_MANAGEMENT'],
    ['PROG-026', 'bodyComposition', 'BODY_COMPOSITION'],
    ['PROG-027', 'advancedWeight', 'ADV_WEIGHT_MANAGEMENT'],
    ['PROG-028', 'comprehensiveWeight', 'COMPR_WEIGHT_CARE'],
    ['PROG-029', 'prediabetes', 'PREDIABETES'],
    ['PROG-030', 'advancedPrediabetes', 'ADV_PREDIABETES'],
    ['PROG-031', 'comprehensivePrediabetes', 'COMPR_PREDIABETES_CARE'],
    ['PROG-032', 'deviceFlex', 'DIABETES_DEVICEFLEX'],
    ['PROG-033', 'behavioralHealth', 'BEHAVIORAL_HEALTH'],
    ['PROG-034', 'chronicKidneyDisease', 'CHRONIC_KIDNEY_DISEASE'],
  ] as const)('%s: %s is %s', (_, name, slug) => {
    expect(programSlugs[name]).toBe(slug)
    expect(programNameOf(slug)).toBe(name)
  })

  it('GAP-076: behavioral health and kidney disease have the decided slugs', () =>
    expect([programSlugs.behavioralHealth, programSlugs.chronicKidneyDisease]).toEqual([
      'BEHAVIORAL_HEALTH',
      'CHRONIC_KIDNEY_DISEASE',
    ]))
  it('GAP-077: food is no program of the catalog', () =>
    expect([programNameOf('FOOD'), programNameOf('food')]).toEqual([null, null]))
})

describe('active programs', () => {
  it.each([
    ['PENDING', false],
    ['ACTIVE', true],
    ['INACTIVE', false],
    ['OFFERED', false],
    ['REGISTERED', false],
  ] as const)('PROG-016 PROG-014: %s counts as active: %s', (status, active) => {
    expect(activePrograms([program('hypertension', status)]).bloodPressure).toBe(active)
  })

  it('PROG-019: weight management, for exactly six programs', () => {
    expect(programNames.filter((name) => hasWeightManagement([program(name)]))).toEqual([
      'weight',
      'advancedWeight',
      'comprehensiveWeight',
      'prediabetes',
      'advancedPrediabetes',
      'comprehensivePrediabetes',
    ])
    expect(hasWeightManagement([program('weight', 'OFFERED')])).toBe(false)
  })

  it('PROG-021: safe content, for exactly two programs', () => {
    expect(programNames.filter((name) => hasSafeContent([program(name)]))).toEqual([
      'heartFailure',
      'chronicKidneyDisease',
    ])
  })

  it.each([
    ['an unreadable program', [program('diabetes')], 1, true],
    [
      'a heart program of unknown status',
      [program('heartFailure', { type: 'unknown', raw: 'PAUSED' })],
      0,
      true,
    ],
    [
      'another program of unknown status',
      [program('diabetes', { type: 'unknown', raw: 'PAUSED' })],
      0,
      false,
    ],
    ['a heart program that was offered', [program('heartFailure', 'OFFERED')], 0, false],
    ['an active heart program', [program('heartFailure')], 0, true],
  ] as const)('safe content with %s: %o, %o, %s', (_, programs, leftOut, may) =>
    expect(hasSafeContent(programs, leftOut)).toBe(may),
  )

  it.each([
    [[], false, true],
    [[], true, false],
    [['hypertension'], false, true],
    [['hypertension'], true, false],
    [['behavioralHealth'], false, false],
    [['behavioralHealth', 'hypertension'], false, true],
    [['behavioralHealth', 'hypertension'], true, false],
  ] as const)('USER-030: %j with shared coaching %s has chat: %s', (names, shared, chat) => {
    expect(
      hasChatAvailable(
        names.map((name) => program(name)),
        shared,
      ),
    ).toBe(chat)
  })

  it.each<[ProgramName[], boolean]>([
    [[], false],
    [['behavioralHealth'], false],
    [['hypertension'], true],
    [['behavioralHealth', 'hypertension'], true],
  ])('GAP-120: with %j active, help links to coaching: %s', (names, offers) => {
    expect(offersCoaching(names.map((name) => program(name)))).toBe(offers)
    // REGISTERED counts for the sidebar only.
    expect(
      offersCoaching([
        ...names.map((name) => program(name)),
        program('behavioralHealth', names.includes('behavioralHealth') ? 'INACTIVE' : 'REGISTERED'),
      ]),
    ).toBe(offers)
  })

  it.each([
    ['OFFERED', false, false],
    ['REGISTERED', true, false],
    ['ACTIVE', true, true],
  ] as const)(
    'PROG-009 GAP-012: with %s it is in the sidebar: %s, active: %s',
    (status, isInSidebar, isActive) => {
      const programs = [program('behavioralHealth', status)]
      expect([
        hasBehavioralHealth(programs),
        activePrograms(programs).behavioralHealth,
        isPendingMember(programs),
      ]).toEqual([isInSidebar, isActive, false])
    },
  )

  it('PROG-017: counts only programs with the status ACTIVE', () => {
    const statuses: readonly ProgramStatus[] = ['PENDING', 'INACTIVE', 'OFFERED', 'REGISTERED']
    for (const name of programNames)
      expect([
        ...activeNames([...statuses.map((status) => program(name, status)), program('diabetes')]),
      ]).toEqual(['diabetes'])
    expect([
      ...activeNames([program('weight'), program('hypertension', 'PENDING'), program('diabetes')]),
    ]).toEqual(['weight', 'diabetes'])
  })

  it('a pending member has no active program and a pending one', () => {
    expect(isPendingMember([])).toBe(false)
    expect(isPendingMember([program('hypertension', 'OFFERED')])).toBe(false)
    expect(isPendingMember([program('hypertension', 'PENDING')])).toBe(true)
    expect(isPendingMember([program('hypertension', 'PENDING'), program('diabetes')])).toBe(false)
  })
})

describe('haveAllEnded', () => {
  test.each([
    ['no program', [], false],
    ['an ended program', [program('weight', 'INACTIVE')], true],
    ['an ended and an active program', [program('weight', 'INACTIVE'), program('diabetes')], false],
    [
      'an ended program and one in an unknown status',
      [
        program('weight', 'INACTIVE'),
        program('diabetes', { type: 'unknown', raw: 'PROGRAM_STATUS_PAUSED' }),
      ],
      false,
    ],
    [
      'an ended and an offered program',
      [program('weight', 'INACTIVE'), program('diabetes', 'OFFERED')],
      false,
    ],
  ] as const)('%s', (_, programs, ended) => expect(haveAllEnded(programs)).toBe(ended))
})
