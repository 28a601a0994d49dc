import type { TestCase } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { logIn } from './target/log-in.ts'
import type { RunContext } from './run-context.ts'
import { withUnknownPerson } from './unknown-person.ts'

/**
 * Prepares a retry after 429. Servers limit by account and by email address, so the retry uses a
 * new session and an unused address; null if neither applies.
 */
export async function retryInFreshSession(
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
): Promise<{ context: RunContext; testCase: TestCase } | null> {
  const { bearer } = testCase.request
  const persona =
    'persona' in bearer && operation.security.length > 0
      ? context.target.personas.find(({ name }) => name === bearer.persona)
      : undefined
  const other = withUnknownPerson(context, operation, testCase)
  if (testCase.before !== undefined || (other === testCase && (persona?.login ?? null) === null))
    return null
  if (persona === undefined || persona.login === null) return { context, testCase: other }
  const session = await logIn(
    context.wire,
    context.target,
    persona,
    `${context.run}-${testCase.id}`,
    context.secrets,
  )
  return {
    context: { ...context, sessions: new Map([...context.sessions, [persona.name, session]]) },
    testCase: other,
  }
}
