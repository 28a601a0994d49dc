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

// The ids are made up and put together from two halves, so that the trace of this project does not
// take them for its own.
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

describe('a requirement', () => {
  it('is observed when a test that names it passed', () => {
    expect(judged('unit', { tests: [test()] })).toMatchObject({
      status: 'observed',
      proofs: [{ by: 'unit', where: 'src/a.test.ts:3' }],
    })
  })

  it('is not proven by a passing test when another that names it failed', () => {
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

  it('is not proven while one example of its outline did not run', () => {
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

  it('is unreachable when only tests of code that no program ships passed', () => {
    expect(judged('unit', { tests: [test()] }, unshipped)).toMatchObject({
      status: 'unreachable',
      why: 'src/a.test.ts:3 uses dead of src/dead.ts, which no program ships',
    })
    expect(judged('unit', { tests: [test()], scenarios: [scenario()] }, unshipped).status).toBe(
      'observed',
    )
  })

  it('is unreachable when its test uses nothing of the project, unless it is about the content of a file', () => {
    const nothing: Partial<Evidence> = { unshippedOf: () => undefined }
    expect(judged('unit', { tests: [test()] }, nothing).status).toBe('unreachable')
    expect(judged('static', { tests: [test()] }, nothing).status).toBe('observed')
  })

  it('needs a scenario for what a member sees', () => {
    expect(judged('browser', { tests: [test()] }).status).toBe('annotationOnly')
    expect(
      judged('browser', { tests: [test()], scenarios: [scenario()] }).proofs.map(({ by }) => by),
    ).toEqual(['scenario'])
  })

  it('of the contract needs one of its operations called with request and answer asserted', () => {
    expect(judged('contract', { tests: [test()] }, carried)).toMatchObject({
      status: 'annotationOnly',
      why: 'src/a.test.ts:3 asserted no call of listThings, addThing',
    })
    expect(
      judged('contract', { tests: [test({ operations: ['getOther'] })] }, carried).status,
    ).toBe('annotationOnly')
    expect(
      judged('contract', { tests: [test({ operations: ['addThing'] })] }, carried).status,
    ).toBe('observed')
  })

  it('of the contract is proven by a scenario only when a step read the request', () => {
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

  it('is not proven while not-yet.tsv lists it, and the list has to shrink', () => {
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
    const told = report(rows, [], undefined)
    expect(told).toMatchObject({
      total: 2,
      proven: 0,
      observed: 1,
      annotationOnly: 1,
      notYet: [ID, OTHER],
    })
    expect(problemsOf(rows, told)).toEqual([
      `not-yet.tsv lists ${ID}, which src/a.test.ts:3 proves: take it off.`,
    ])
  })
})

describe('an operation', () => {
  it('is untouched unless a passing test asserted it or a passing scenario called it', () => {
    const tests = [test({ operations: ['a'] }), test({ operations: ['b'], outcome: 'failed' })]
    const scenarios = [
      scenario({ operations: ['c'] }),
      scenario({ operations: ['d'], passed: false }),
    ]
    expect(untouchedOperations(['a', 'b', 'c', 'd'], { tests, scenarios })).toEqual(['b', 'd'])
  })
})

describe('a report', () => {
  it('counts per status and area and says why each open requirement is open', () => {
    const rows = judgeRequirements(
      [row('unit'), row('browser', OTHER)],
      { tests: [test()], scenarios: [] },
      { claims: [], carriers: new Map(), notYet: [], unshippedOf: () => [] },
    )
    const told = report(rows, ['listThings'], undefined)
    expect(told).toMatchObject({
      total: 2,
      proven: 1,
      observed: 1,
      annotationOnly: 1,
      unreachable: 0,
      untouchedOperations: ['listThings'],
      byArea: { XX: { total: 2, proven: 1, by: { scenario: 0, unit: 1 } } },
    })
    expect(problemsOf(rows, told)).toEqual([
      `${OTHER} is not proven: annotationOnly: nothing names it.`,
      'listThings is an operation that no test and no scenario called.',
    ])
  })
})

describe('the files', () => {
  const later = { reason: 'step 9: later' }
  it.each([
    ['a requirement that a test names', [row('unit')], [claim('unit')], [], []],
    ['a requirement that is listed', [row('unit')], [], [{ id: ID, ...later }], []],
    [
      'a claim of an unknown id',
      [],
      [claim('unit')],
      [],
      [`a/file:3: the unit "a thing" names ${ID}, which is no requirement.`],
    ],
    [
      'a requirement that nothing names',
      [row('unit')],
      [],
      [],
      [`${ID} is named by no test and no scenario.`],
    ],
    [
      'a requirement that is only annotated',
      [row('contract')],
      [claim('operation')],
      [],
      [`${ID} is only annotated (a/file:3); no test and no scenario names it.`],
    ],
    [
      'a listed id that is no requirement',
      [],
      [],
      [{ id: ID, ...later }],
      [`not-yet.tsv lists ${ID}, which is no requirement.`],
    ],
    [
      'a line that is listed twice',
      [row('unit')],
      [],
      [
        { id: ID, ...later },
        { id: ID, ...later },
      ],
      [`${ID} stands twice in not-yet.tsv.`],
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
      [`${ID} stands twice in requirements.tsv.`],
    ],
  ])('%s', (_what, requirements, claims, notYet, problems) =>
    expect(fileProblems(requirements, claims, notYet)).toEqual(problems),
  )
})
