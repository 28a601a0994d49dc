import type { CaseOutcome } from '../runner/outcome.ts'

/** The number of equal answers after which a base or a credential is likely to be wrong. */
const NOTICED = 20

/**
 * What is likely to be wrong if no valid request succeeded and all had one status, twenty or more;
 * null otherwise.
 */
export function sameAnswers(outcomes: readonly CaseOutcome[]): string | null {
  const statuses = outcomes.flatMap(({ testCase, status }) =>
    testCase.expects === 'accept' && status !== null && testCase.request.rpc === undefined
      ? [status]
      : [],
  )
  const [first = 0] = statuses
  if (statuses.length < NOTICED || first < 300 || statuses.some((each) => each !== first))
    return null
  const what =
    first === 401 || first === 403 ? 'the credentials' : 'the base of the target and its paths'
  return `all ${statuses.length} valid requests return ${first}: check ${what}`
}
