import { describe, expect, it } from 'vitest'
import type { RequirementClaim } from './claim.ts'
import {
  type Evidence,
  fileProblems,
  judgeRequirements,
  untouchedOperations,
} from './judge-requirements.ts'
import type { ObservedScenario, ObservedTest } from './observation.ts'
import { problemsOf, report } from './report.ts'
import type { RequirementKind, Requirement } from './requirement.ts'

// The ids are built from two parts, so that the project's trace does not read them as claims.
const ID = `XX-${'001'}`
const OTHER = `XX-${'002'}`
const row = (verify: RequirementKind, id = ID): Requirement => ({
  id,
  area: 'XX',
  text: 'A thing holds.',
  verify,
  source: '1§1',
})
const test = (more: Partial<ObservedTest> = {}): ObservedTest => ({
  file: 'src/a.test.ts',
  line: 3,
  name: `a > ${ID} holds`,
  outcome: 'passed',
  part: 'unit',
  operations: [],
  ...more,
})
const scenario = (more: Partial<ObservedScenario> = {}): ObservedScenario => ({
  where: 'features/a.feature:3',
  name: 'A holds',
  tags: [ID],
  passed: true,
  operations: [],
  asserted: [],
  ...more,
})
const claim = (by: RequirementClaim['by'], where = 'a/file:3', id = ID): RequirementClaim => ({
  id,
  by,
  name: 'a thing',
  where,
})

const judged = (
  verify: RequirementKind,
  { tests = [], scenarios = [] }: { tests?: ObservedTest[]; scenarios?: ObservedScenario[] },
  more: Partial<Evidence> = {},
) =>
  judgeRequirements(
    [row(verify)],
    { tests, scenarios },
    { claims: [], carriers: new Map(), notYet: [], unshippedOf: () => [], ...more },
  )[0]!
const unshipped: Partial<Evidence> = { unshippedOf: () => [{ file: 'src/dead.ts', name: 'dead' }] }
const carried: Partial<Evidence> = {
  carriers: new Map([[ID, new Set(['listThings', 'addThing'])]]),
}

describe('judgeRequirements', () => {
  it('is observed when a test that names it passed', () => {
    expect(judged('unit', { tests: [test()] })).toMatchObject({
      status: 'observed',
      proofs: [{ by: 'unit', where: 'src/a.test.ts:3' }],
    })
  })

  it('is not proven when another test of it failed', () => {
    expect(judged('unit', { tests: [test(), test({ line: 9, outcome: 'failed' })] })).toMatchObject(
      { status: 'failed', why: 'failed in the run: src/a.test.ts:9' },
    )
    expect(
      judged('unit', { tests: [test()], scenarios: [scenario({ passed: false })] }).status,
    ).toBe('failed')
    expect(
      judged('unit', { tests: [test(), test({ part: 'unit on PostgreSQL', outcome: 'failed' })] })
        .status,
    ).toBe('failed')
  })

  it.each<RequirementClaim['by']>(['operation', 'proto', 'scenario', 'unit'])(
    'is annotation only when a %s names it and nothing ran',
    (by) => {
      expect(judged('contract', {}, { claims: [claim(by)] })).toMatchObject({
        status: 'annotationOnly',
        why: 'no test that names it ran: a/file:3',
      })
    },
  )

  it('is not proven by a skipped test', () => {
    expect(
      judged('unit', { tests: [test({ outcome: 'skipped' })] }, { claims: [claim('unit')] }).status,
    ).toBe('annotationOnly')
  })

  it('is not proven while an example of its outline did not run', () => {
    const claims = [
      claim('scenario', 'features/a.feature:3'),
      claim('scenario', 'features/a.feature:4'),
    ]
    expect(judged('browser', { scenarios: [scenario()] }, { claims })).toMatchObject({
      status: 'failed',
      why: 'scenarios that name it did not run: features/a.feature:4',
    })
    expect(
      judged(
        'browser',
        { scenarios: [scenario(), scenario({ where: 'features/a.feature:4' })] },
        { claims },
      ).status,
    ).toBe('observed')
  })

  it('is unreachable when only tests of unshipped code passed', () => {
    expect(judged('unit', { tests: [test()] }, unshipped)).toMatchObject({
      status: 'unreachable',
      why: 'src/a.test.ts:3 uses dead of src/dead.ts, which no program ships',
    })
    expect(judged('unit', { tests: [test()], scenarios: [scenario()] }, unshipped).status).toBe(
      'observed',
    )
  })

  it('is unreachable when its test uses no project code, unless it is static', () => {
    const nothing: Partial<Evidence> = { unshippedOf: () => undefined }
    expect(judged('unit', { tests: [test()] }, nothing).status).toBe('unreachable')
    expect(judged('static', { tests: [test()] }, nothing).status).toBe('observed')
  })

  it('needs a scenario when its kind is browser', () => {
    expect(judged('browser', { tests: [test()] }).status).toBe('annotationOnly')
    expect(
      judged('browser', { tests: [test()], scenarios: [scenario()] }).proofs.map(({ by }) => by),
    ).toEqual(['scenario'])
  })

  it('needs an asserted call of its operations when its kind is contract', () => {
    expect(judged('contract', { tests: [test()] }, carried)).toMatchObject({
      status: 'annotationOnly',
      why: 'src/a.test.ts:3 did not assert a call of listThings, addThing',
    })
    expect(
      judged('contract', { tests: [test({ operations: ['getOther'] })] }, carried).status,
    ).toBe('annotationOnly')
    expect(
      judged('contract', { tests: [test({ operations: ['addThing'] })] }, carried).status,
    ).toBe('observed')
  })

  it('is proven by a scenario of its operation only when a step read the request', () => {
    expect(
      judged('contract', { scenarios: [scenario({ operations: ['addThing'] })] }, carried).status,
    ).toBe('annotationOnly')
    expect(
      judged(
        'contract',
        { scenarios: [scenario({ operations: ['addThing'], asserted: ['addThing'] })] },
        carried,
      ).status,
    ).toBe('observed')
  })

  it('is not proven while not-yet.tsv lists it; proven entries are problems', () => {
    const rows = judgeRequirements(
      [row('unit'), row('unit', OTHER)],
      { tests: [test()], scenarios: [] },
      {
        claims: [],
        carriers: new Map(),
        notYet: [
          { id: ID, reason: 'later' },
          { id: OTHER, reason: 'waits' },
        ],
        unshippedOf: () => [],
      },
    )
    const result = report(rows, [], undefined)
    expect(result).toMatchObject({
      total: 2,
      proven: 0,
      observed: 1,
      annotationOnly: 1,
      notYet: [ID, OTHER],
    })
    expect(problemsOf(rows, result)).toEqual([
      `not-yet.tsv lists ${ID}, which src/a.test.ts:3 proves. Remove it from the list.`,
    ])
  })
})

describe('untouchedOperations', () => {
  it('excludes operations that a passing test asserted or a passing scenario called', () => {
    const tests = [test({ operations: ['a'] }), test({ operations: ['b'], outcome: 'failed' })]
    const scenarios = [
      scenario({ operations: ['c'] }),
      scenario({ operations: ['d'], passed: false }),
    ]
    expect(untouchedOperations(['a', 'b', 'c', 'd'], { tests, scenarios })).toEqual(['b', 'd'])
  })
})

describe('report', () => {
  it('counts per status and area, with the reason of each open requirement', () => {
    const rows = judgeRequirements(
      [row('unit'), row('browser', OTHER)],
      { tests: [test()], scenarios: [] },
      { claims: [], carriers: new Map(), notYet: [], unshippedOf: () => [] },
    )
    const result = report(rows, ['listThings'], undefined)
    expect(result).toMatchObject({
      total: 2,
      proven: 1,
      observed: 1,
      annotationOnly: 1,
      unreachable: 0,
      untouchedOperations: ['listThings'],
      byArea: { XX: { total: 2, proven: 1, by: { scenario: 0, unit: 1 } } },
    })
    expect(problemsOf(rows, result)).toEqual([
      `${OTHER} is not proven: annotationOnly: no test or scenario names it.`,
      'No test or scenario called the operation listThings.',
    ])
  })
})

describe('fileProblems', () => {
  const later = { reason: 'step 9: later' }
  it.each([
    ['a requirement that a test names', [row('unit')], [claim('unit')], [], []],
    ['a requirement that is listed', [row('unit')], [], [{ id: ID, ...later }], []],
    [
      'a claim of an unknown id',
      [],
      [claim('unit')],
      [],
      [`a/file:3: the unit "a thing" names ${ID}, which is not in requirements.tsv.`],
    ],
    [
      'a requirement that nothing names',
      [row('unit')],
      [],
      [],
      [`No test or scenario names ${ID}.`],
    ],
    [
      'a requirement that is only annotated',
      [row('contract')],
      [claim('operation')],
      [],
      [`${ID} is only annotated (a/file:3). Add a test or scenario that names it.`],
    ],
    [
      'a listed id that is no requirement',
      [],
      [],
      [{ id: ID, ...later }],
      [`not-yet.tsv lists ${ID}, which is not in requirements.tsv.`],
    ],
    [
      'a line that is listed twice',
      [row('unit')],
      [],
      [
        { id: ID, ...later },
        { id: ID, ...later },
      ],
      [`${ID} is twice in not-yet.tsv.`],
    ],
    [
      'a line without a reason',
      [row('unit')],
      [],
      [{ id: ID, reason: ' ' }],
      [`not-yet.tsv lists ${ID} without a reason.`],
    ],
    [
      'a requirement that stands twice',
      [row('unit'), row('unit')],
      [claim('unit')],
      [],
      [`${ID} is twice in requirements.tsv.`],
    ],
  ])('%s', (_what, requirements, claims, notYet, problems) =>
    expect(fileProblems(requirements, claims, notYet)).toEqual(problems),
  )
})
