import { rpcCases } from '../rpc/cases/rpc-cases.ts'
import { workflowCases } from '../workflows/workflow-cases.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { accessCases } from './access-cases.ts'
import { authFlowCases } from './auth-flow-cases.ts'
import type { CaseSource } from './case-context.ts'
import { unique, type TestCase, type CasePhase } from './test-case.ts'
import { boundaryCases, negativeCases } from './boundary/boundary-values.ts'
import { exampleCases } from './example-cases.ts'
import { flowCases } from './flow-cases.ts'
import { originCases } from './http-semantics.ts'
import { languageCases } from './language-cases.ts'
import { inTurn } from './lazy-lists.ts'
import { propertyCases } from './property/property-cases.ts'
import { rawCases } from './raw-request-cases.ts'

type Maker = (
  making: CaseSource,
  operation: Operation,
  target: Target,
  siblings: ReadonlySet<string>,
) => Iterable<TestCase>

const makers: Partial<Readonly<Record<CasePhase, Maker>>> = {
  examples: exampleCases,
  boundary: boundaryCases,
  negative: (making, operation, target, siblings) =>
    inTurn([
      negativeCases(making, operation, target),
      rawCases(making, operation, target, siblings),
    ]),
  flows: flowCases,
  access: (making, operation, target) =>
    [accessCases, originCases, languageCases].flatMap((make) => make(making, operation, target)),
  // RPCs only.
  protocol: () => [],
  property: propertyCases,
}

/** The implemented phases, in their order. */
export const builtPhases = Object.keys(makers) as CasePhase[]

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

/** `*` matches one part of a name, `**` any number of parts. */
const patternOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('**')
      .map((part) => part.split('*').map(escaped).join('[^/]*'))
      .join('.*')}$`,
  )

/** Returns whether a name matches a pattern. */
export function matches(pattern: string, name: string): boolean {
  return pattern === name || patternOf(pattern).test(name)
}

/** Returns whether a pattern matches the name of a case, or equals its operation or id. */
export function matchesAny(testCase: TestCase, patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) =>
      pattern === testCase.operation || pattern === testCase.id || matches(pattern, testCase.name),
  )
}

export interface CaseChoice {
  readonly phases: readonly CasePhase[]
  readonly only: readonly string[]
  readonly skip: readonly string[]
}

/** The cases of one operation by phase. Each is made when it is asked for. */
export interface OperationCases {
  readonly operation: string
  readonly phases: ReadonlyMap<CasePhase, Iterable<TestCase>>
}

/** The distinct cases of an operation; the first case of a request wins. */
function* distinct(cases: Iterable<TestCase>, seen: Set<string>): Generator<TestCase> {
  for (const testCase of cases) {
    const key = `${testCase.id} ${testCase.expects}`
    if (seen.has(key)) continue
    seen.add(key)
    yield testCase
  }
}

function* chosen(cases: Iterable<TestCase>, { only, skip }: CaseChoice): Generator<TestCase> {
  for (const testCase of cases)
    if ((only.length === 0 || matchesAny(testCase, only)) && !matchesAny(testCase, skip))
      yield testCase
}

/** The cases of an RPC share their requests across phases, so all are made at once. */
const rpcPhases = (
  operation: Operation,
  target: Target,
  { seed, randomRuns }: CaseSource,
  phases: readonly CasePhase[],
): ((phase: CasePhase) => Iterable<TestCase>) => {
  let made: TestCase[] | undefined
  return function* (phase) {
    made ??= unique(phases.flatMap((each) => rpcCases(operation, target, each, seed, randomRuns)))
    yield* made.filter((each) => each.phase === phase)
  }
}

/** The cases of a contract for a target, for each operation in the order of the contract. */
export function casesByOperation(
  making: CaseSource,
  operations: Iterable<Operation>,
  target: Target,
  choice: CaseChoice,
): OperationCases[] {
  const all = [...operations]
  const { phases, only } = choice
  const forms = all.map(({ path, method }) => ({
    method,
    form: new RegExp(
      `^${path
        .split(/\{[^}]+\}/)
        .map(escaped)
        .join('[^/]+')}$`,
    ),
  }))
  // A templated path may match this one: `/weight/{id}` matches `/weight/stats`.
  const siblings = ({ path, method }: Operation): ReadonlySet<string> =>
    new Set([
      ...all.filter((each) => each.path === path).map((each) => each.method),
      method,
      ...forms
        .filter(({ form }) => form.test(path.replaceAll(/\{[^}]+\}/g, 'x')))
        .map((each) => each.method),
    ])
  const extra = Map.groupBy(
    [
      ...(phases.includes('flows')
        ? workflowCases(
            making.workflows ?? [],
            new Map(all.map((each) => [each.id, each])),
            target,
            making.seed,
          )
        : []),
      ...(phases.includes('access') ? authFlowCases(all, target, making.seed) : []),
    ],
    ({ operation }) => operation,
  )
  const ids = new Set(all.map(({ id }) => id))
  const isNamed = only.length > 0 && only.every((pattern) => ids.has(pattern))
  return all
    .filter(({ id }) => !isNamed || only.includes(id))
    .map((operation): OperationCases => {
      const seen = new Set<string>()
      const ofRpc = rpcPhases(operation, target, making, phases)
      function* made(phase: CasePhase): Generator<TestCase> {
        if (!(operation.id in target.skip))
          yield* operation.rpc === undefined
            ? (makers[phase]?.(making, operation, target, siblings(operation)) ?? [])
            : ofRpc(phase)
        yield* (extra.get(operation.id) ?? []).filter((each) => each.phase === phase)
      }
      return {
        operation: operation.id,
        phases: new Map(
          phases.map((phase) => [phase, chosen(distinct(made(phase), seen), choice)]),
        ),
      }
    })
}

/** All cases of a contract for a target, by phase and then in the order of the contract. */
export function allCases(...args: Parameters<typeof casesByOperation>): TestCase[] {
  const all = casesByOperation(...args)
  return args[3].phases.flatMap((phase) => all.flatMap(({ phases }) => [...phases.get(phase)!]))
}
