import type { CaseOutcome } from '../runner/outcome.ts'

/**
 * The share of valid requests that reached the business logic. A run that is refused everywhere
 * only tests authentication.
 */
export interface RequestReach {
  readonly operation: string
  readonly asked: number
  readonly answered: number
  readonly warning: string | null
}

const refused = new Set(['401', '403', 'unauthenticated', 'permission_denied'])
const missing = new Set(['404', 'not_found'])

/** The reach of each operation, with a warning at 90 % authentication errors or 10 % not found. */
export function requestReach(outcomes: readonly CaseOutcome[]): RequestReach[] {
  return [
    ...Map.groupBy(
      outcomes.filter(({ testCase, status }) => testCase.expects === 'accept' && status !== null),
      ({ testCase }) => testCase.operation,
    ),
  ].map(([operation, own]) => {
    const named = own.map(({ status, answered }) => answered?.code ?? String(status))
    const share = (of: ReadonlySet<string>): number =>
      named.filter((each) => of.has(each)).length / own.length
    const warning =
      share(refused) >= 0.9
        ? '90 % or more return 401 or 403'
        : share(missing) >= 0.1
          ? '10 % or more return 404'
          : null
    return {
      operation,
      asked: own.length,
      answered: named.filter((each) => each === 'ok' || /^2\d\d$/.test(each)).length,
      warning,
    }
  })
}
