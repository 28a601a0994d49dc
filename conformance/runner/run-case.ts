import type { TestCase } from '../cases/test-case.ts'
import { runProperty } from '../cases/property/run-property.ts'
import { runWorkflow } from '../workflows/run-workflow.ts'
import { type CaseOutcome, unmeasured } from './outcome.ts'
import { RuleFailed } from './own-rules.ts'
import { runAuthFlow } from './run-auth-flow.ts'
import type { RunContext } from './run-context.ts'
import { runPages } from './pages/run-pages.ts'
import { runRequest } from './run-request.ts'
import { keepSignedIn } from './target/keep-signed-in.ts'
import { isAbsent } from './target/target-features.ts'

/** The personas of a case and its steps. */
const askersOf = ({ request, before = [] }: TestCase): string[] =>
  [request, ...before.map((step) => step.request)].flatMap(({ bearer }) =>
    'persona' in bearer ? [bearer.persona] : [],
  )

const runByKind = async (context: RunContext, testCase: TestCase): Promise<CaseOutcome> => {
  const operation = context.operations.get(testCase.operation)
  if (operation === undefined)
    return unmeasured(testCase, 'the contract does not have this operation')
  if (isAbsent(context.target.features, testCase.feature))
    return {
      ...unmeasured(testCase, `unsupported by the target: ${testCase.feature}`),
      verdict: 'unsupported',
    }
  if (testCase.property !== undefined)
    return runProperty(testCase, (variant) => runCase(context, variant))
  if (testCase.workflow !== undefined) return runWorkflow(context, testCase, testCase.workflow)
  if (testCase.flow !== undefined) return runAuthFlow(context, testCase, testCase.flow)
  await keepSignedIn(context, askersOf(testCase))
  return testCase.pages === undefined
    ? runRequest(context, operation, testCase)
    : runPages(context, testCase, testCase.pages)
}

/** Runs one case and checks its responses. */
export async function runCase(context: RunContext, testCase: TestCase): Promise<CaseOutcome> {
  try {
    return await runByKind(context, testCase)
  } catch (error) {
    if (error instanceof RuleFailed) return unmeasured(testCase, error.message)
    if (error instanceof RangeError)
      return unmeasured(testCase, 'its response or schema is nested too deeply to be read')
    throw error
  }
}
