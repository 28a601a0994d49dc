import type { CaseOutcome } from '../runner/outcome.ts'

/**
 * How many right requests of an operation got past its door: a run that is refused everywhere tests
 * doors alone.
 */
export interface RequestReach {
  readonly operation: string
  readonly asked: number
  readonly answered: number
  readonly warning: string | null
}

const refused = new Set(['401', '403', 'unauthenticated', 'permission_denied'])
const missing = new Set(['404', 'not_found'])

/**
 * Right requests of every operation, with a warning where 90 % are refused at the door or 10 % find
 * nothing.
 */
export function requestReach(outcomes: readonly CaseOutcome[]): RequestReach[] {
  return [
    ...Map.groupBy(
      outcomes.filter(({ made, status }) => made.expects === 'accept' && status !== null),
      ({ made }) => made.operation,
    ),
  ].map(([operation, own]) => {
    const named = own.map(({ status, answered }) => answered?.code ?? String(status))
    const share = (of: ReadonlySet<string>): number =>
      named.filter((each) => of.has(each)).length / own.length
    const warning =
      share(refused) >= 0.9
        ? '90 % or more are answered 401 or 403'
        : share(missing) >= 0.1
          ? '10 % or more are answered 404'
          : null
    return {
      operation,
      asked: own.length,
      answered: named.filter((each) => each === 'ok' || /^2\d\d$/.test(each)).length,
      warning,
    }
  })
}
