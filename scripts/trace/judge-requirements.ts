import type { RequirementCarriers } from './requirement-carriers.ts'
import { isAnnotation, type RequirementClaim } from './claim.ts'
import type { NotYet } from './not-yet.ts'
import type { Observation, ObservedScenario, ObservedTest } from './observation.ts'
import { requirementId, type Requirement } from './requirement.ts'
import type { TestSubject } from './test-subjects.ts'

/** A test or scenario that proves a requirement. */
export interface RequirementProof {
  readonly by: 'scenario' | 'unit'
  readonly name: string
  readonly where: string
}

/**
 * The result of a run for a requirement.
 * - `observed`: a test or scenario that names it passed and touched its operations.
 * - `failed`: a test or scenario that names it failed, or a scenario did not run.
 * - `unreachable`: only tests of unshipped code passed.
 * - `annotationOnly`: no test ran for it, or none called its operation.
 */
export type RequirementStatus = 'observed' | 'failed' | 'unreachable' | 'annotationOnly'

export interface JudgedRequirement {
  readonly requirement: Requirement
  readonly status: RequirementStatus
  readonly proofs: readonly RequirementProof[]
  /** Why it is not observed; empty when it is. */
  readonly why: string
  /** The reason in not-yet.tsv. A listed requirement is never proven. */
  readonly notYet?: string
}

/** The evidence from files, besides the run. */
export interface Evidence {
  /** The tags, titles and annotations in the files. */
  readonly claims: readonly RequirementClaim[]
  readonly carriers: RequirementCarriers
  readonly notYet: readonly NotYet[]
  /**
   * The exports of the project that a test uses and no program ships; `undefined` when the test
   * uses no project code.
   */
  readonly unshippedOf: (test: ObservedTest) => readonly TestSubject[] | undefined
}

export function judgeRequirements(
  requirements: readonly Requirement[],
  observation: Pick<Observation, 'tests' | 'scenarios'>,
  evidence: Evidence,
): JudgedRequirement[] {
  const tests = byIds(
    observation.tests.filter(({ outcome }) => outcome !== 'skipped'),
    ({ name }) => name.match(requirementId) ?? [],
  )
  const scenarios = byIds(observation.scenarios, ({ tags }) => tags)
  const claims = Map.groupBy(evidence.claims, ({ id }) => id)
  const ran = new Set(observation.scenarios.map(({ where }) => where))
  const listed = new Map(evidence.notYet.map(({ id, reason }) => [id, reason]))
  return requirements.map((requirement) => {
    const { id } = requirement
    const named = {
      requirement,
      tests: tests.get(id) ?? [],
      scenarios: scenarios.get(id) ?? [],
      claims: claims.get(id) ?? [],
    }
    const missing = named.claims.filter(({ by, where }) => by === 'scenario' && !ran.has(where))
    const notYet = listed.get(id)
    return {
      requirement,
      ...verdictOf(named, missing, evidence),
      ...(notYet !== undefined && { notYet }),
    }
  })
}

interface Named {
  readonly requirement: Requirement
  readonly tests: readonly ObservedTest[]
  readonly scenarios: readonly ObservedScenario[]
  readonly claims: readonly RequirementClaim[]
}

type Verdict = Pick<JudgedRequirement, 'status' | 'proofs' | 'why'>

const verdictOf = (
  { requirement, tests, scenarios, claims }: Named,
  missing: readonly RequirementClaim[],
  { carriers, unshippedOf }: Evidence,
): Verdict => {
  const not = (status: RequirementStatus, why: string): Verdict => ({ status, why, proofs: [] })
  const failed = [
    ...tests.filter(({ outcome }) => outcome === 'failed').map(whereOfTest),
    ...scenarios.filter(({ passed }) => !passed).map(({ where }) => where),
  ]
  if (failed.length > 0) return not('failed', `failed in the run: ${failed.join(', ')}`)
  if (tests.length + scenarios.length === 0)
    return not(
      'annotationOnly',
      claims.length === 0
        ? 'no test or scenario names it'
        : `no test that names it ran: ${claims.map(({ where }) => where).join(', ')}`,
    )
  if (missing.length > 0)
    return not(
      'failed',
      `scenarios that name it did not run: ${missing.map(({ where }) => where).join(', ')}`,
    )

  const { verify, id } = requirement
  if (verify === 'browser' && scenarios.length === 0)
    return not(
      'annotationOnly',
      `a browser requirement needs a scenario; named by ${tests.map(whereOfTest).join(', ')}`,
    )
  const operations = verify === 'contract' ? carriers.get(id) : undefined
  const touches = (called: readonly string[]): boolean =>
    operations === undefined || called.some((operation) => operations.has(operation))
  const touchingTests = verify === 'browser' ? [] : tests.filter((test) => touches(test.operations))
  const reachable = touchingTests.filter((test) => {
    const unshipped = unshippedOf(test)
    return unshipped === undefined ? verify === 'static' : unshipped.length === 0
  })
  const proofs = [
    ...scenarios
      .filter(({ asserted }) => touches(asserted))
      .map(({ name, where }): RequirementProof => ({ by: 'scenario', name, where })),
    ...reachable.map((test): RequirementProof => ({
      by: 'unit',
      name: test.name,
      where: whereOfTest(test),
    })),
  ]
  if (proofs.length > 0) return { status: 'observed', proofs, why: '' }
  if (touchingTests.length > 0)
    return not(
      'unreachable',
      touchingTests.map((test) => `${whereOfTest(test)} ${reasonOf(unshippedOf(test))}`).join('; '),
    )
  return not(
    'annotationOnly',
    `${[...tests.map(whereOfTest), ...scenarios.map(({ where }) => where)].slice(0, 3).join(', ')} did not assert a call of ${[...(operations ?? [])].slice(0, 4).join(', ')}`,
  )
}

const reasonOf = (unshipped: readonly TestSubject[] | undefined): string =>
  unshipped === undefined
    ? 'uses no code of the project'
    : `uses ${unshipped.map(({ file, name }) => `${name} of ${file}`).join(' and ')}, which no program ships`

export function whereOfTest({ file, line }: ObservedTest): string {
  return `${file}:${line}`
}

const byIds = <Item>(
  items: readonly Item[],
  idsOf: (item: Item) => readonly string[],
): Map<string, Item[]> => {
  const found = new Map<string, Item[]>()
  for (const item of items)
    for (const id of new Set(idsOf(item))) found.set(id, [...(found.get(id) ?? []), item])
  return found
}

/** The operations that neither a passing test with assertions nor a passing scenario called. */
export function untouchedOperations(
  operationIds: readonly string[],
  { tests, scenarios }: Pick<Observation, 'tests' | 'scenarios'>,
): string[] {
  const touched = new Set([
    ...tests.filter(({ outcome }) => outcome === 'passed').flatMap(({ operations }) => operations),
    ...scenarios.filter(({ passed }) => passed).flatMap(({ operations }) => operations),
  ])
  return operationIds.filter((id) => !touched.has(id))
}

/** The problems in the files, independent of the run: one line each. */
export function fileProblems(
  requirements: readonly Requirement[],
  claims: readonly RequirementClaim[],
  notYet: readonly NotYet[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  const listed = new Set(notYet.map(({ id }) => id))
  const named = new Set(claims.filter((claim) => !isAnnotation(claim)).map(({ id }) => id))
  const annotated = new Map(claims.filter(isAnnotation).map(({ id, where }) => [id, where]))
  return [
    ...twice(requirements.map(({ id }) => id)).map((id) => `${id} is twice in requirements.tsv.`),
    ...twice(notYet.map(({ id }) => id)).map((id) => `${id} is twice in not-yet.tsv.`),
    ...claims
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, by, name, where }) =>
          `${where}: the ${by} "${name}" names ${id}, which is not in requirements.tsv.`,
      ),
    ...notYet
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `not-yet.tsv lists ${id}, which is not in requirements.tsv.`),
    ...notYet
      .filter(({ reason }) => reason.trim() === '')
      .map(({ id }) => `not-yet.tsv lists ${id} without a reason.`),
    ...[...known]
      .filter((id) => !named.has(id) && !listed.has(id))
      .map((id) => {
        const where = annotated.get(id)
        return where === undefined
          ? `No test or scenario names ${id}.`
          : `${id} is only annotated (${where}). Add a test or scenario that names it.`
      }),
  ]
}

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]
