import { rpcCases } from '../rpc/cases/rpc-cases.ts'
import { workflowCases } from '../workflows/workflow-cases.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { accessCases } from './access-cases.ts'
import { authFlowCases } from './auth-flow-cases.ts'
import type { CaseSource } from './case-context.ts'
import { unique, type TestCase, type CasePhase } from './test-case.ts'
import { boundaryCases, negativeCases } from './boundary-values.ts'
import { exampleCases } from './example-cases.ts'
import { flowCases } from './flow-cases.ts'
import { languageCases, originCases } from './http-semantics.ts'
import { propertyCases } from './property/property-cases.ts'
import { rawCases } from './raw-request-cases.ts'

type Maker = (
  making: CaseSource,
  operation: Operation,
  target: Target,
  siblings: ReadonlySet<string>,
) => TestCase[]

const makers: Partial<Readonly<Record<CasePhase, Maker>>> = {
  examples: exampleCases,
  boundary: boundaryCases,
  negative: (making, operation, target, siblings) => [
    ...negativeCases(making, operation, target),
    ...rawCases(making, operation, target, siblings),
  ],
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

/** All cases of a contract for a target, by phase and then in the order of the contract. */
export function allCases(
  making: CaseSource,
  operations: Iterable<Operation>,
  target: Target,
  { phases, only, skip }: CaseChoice,
): TestCase[] {
  const all = [...operations]
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
  const callable = all.filter(({ id }) => !(id in target.skip))
  const cases = phases.flatMap((phase) =>
    callable.flatMap((operation) =>
      operation.rpc === undefined
        ? (makers[phase]?.(making, operation, target, siblings(operation)) ?? [])
        : rpcCases(operation, target, phase, making.seed, making.randomRuns),
    ),
  )
  const ways = phases.includes('access') ? authFlowCases(all, target, making.seed) : []
  const flows = phases.includes('flows')
    ? workflowCases(
        making.workflows ?? [],
        new Map(all.map((each) => [each.id, each])),
        target,
        making.seed,
      )
    : []
  return unique([...cases, ...flows, ...ways]).filter(
    (each) => (only.length === 0 || matchesAny(each, only)) && !matchesAny(each, skip),
  )
}
