import type { TestCase } from '../cases/test-case.ts'
import { operationFinder } from '../contract/operation-finder.ts'
import { rememberSecrets } from './target/remember-secrets.ts'
import { type Session } from './target/send-step.ts'
import type { HttpResponse } from './http/http-response.ts'
import type { RunContext } from './run-context.ts'
import type { CaseOutcome } from './outcome.ts'
import { stepped } from './run-flow-step.ts'

/** Runs a flow of the target up to the first step that fails. */
export async function runAuthFlow(
  context: RunContext,
  testCase: TestCase,
  name: string,
): Promise<CaseOutcome> {
  const flow = context.target.flows[name]
  const base = { testCase, status: null, millis: 0, findings: [] }
  if (flow === undefined)
    return { ...base, verdict: 'not measured', reason: 'the target file does not have this flow' }
  const find = operationFinder(context.operations.values())
  const persona = context.target.personas.find((each) => each.name === flow.as)
  let fields: Session = { ...persona?.fields, run: `${context.run}-${name}` }
  let last: HttpResponse | null = null
  for (const [index, step] of flow.steps.entries()) {
    const { findings, unmeasured, variables, response } = await stepped(
      context,
      testCase,
      step,
      fields,
      index,
      context.operations.get(find(step.method, step.path) ?? ''),
    )
    fields = rememberSecrets(context.secrets, name, variables)
    last = response ?? last
    if (findings.some(({ warns }) => warns !== true))
      return {
        testCase,
        verdict: 'failed',
        status: response?.status ?? null,
        millis: response?.millis ?? 0,
        findings,
      }
    if (unmeasured !== undefined)
      return {
        ...base,
        verdict: 'not measured',
        status: response?.status ?? null,
        reason: unmeasured,
      }
  }
  return { ...base, verdict: 'passed', status: last?.status ?? null, millis: last?.millis ?? 0 }
}
