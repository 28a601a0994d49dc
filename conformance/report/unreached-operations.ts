import type { CaseOutcome } from '../runner/outcome.ts'

/**
 * The operations whose valid requests never succeeded, so that their logic was not tested, and the
 * statuses that they returned. RPCs are left out.
 */
export function unreachedOperations(
  outcomes: readonly CaseOutcome[],
): ReadonlyMap<string, readonly number[]> {
  const valid = outcomes.filter(
    ({ testCase, status }) =>
      testCase.expects === 'accept' && status !== null && testCase.request.rpc === undefined,
  )
  return new Map(
    [...Map.groupBy(valid, ({ testCase }) => testCase.operation)]
      .map(([operation, own]) => [operation, own.map(({ status }) => Number(status))] as const)
      .filter(([, statuses]) => statuses.every((status) => status >= 400))
      .map(([operation, statuses]) => [operation, [...new Set(statuses)]]),
  )
}
