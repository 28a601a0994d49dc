import { judgedFindings } from '../runner/own-rules.ts'
import type { Finding } from '../checks/check.ts'
import type { TestCase } from '../cases/test-case.ts'
import { buildRequest } from '../runner/build-request.ts'
import { type CaseOutcome, unmeasured } from '../runner/outcome.ts'
import type { RunContext } from '../runner/run-context.ts'
import type { HttpResponse } from '../runner/http/http-response.ts'
import { criterionWords, isAboutRefusal, meetsCriterion } from './criteria.ts'
import { type Criterion } from './read-criterion.ts'
import { valueOf, type ExpressionScope } from './resolve-expression.ts'
import type { Workflow } from './read-workflows.ts'
import { workflowLines } from './workflow-lines.ts'
import { requestOfStep } from './workflow-cases.ts'

const bodyOf = ({ body }: HttpResponse): unknown => {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return undefined
  }
}

/** The default criterion. */
const TAKEN: Criterion = { condition: '$statusCode < 300', context: null }

/**
 * Runs the steps of a workflow until one does not meet its criteria. Each response is checked like
 * any other.
 */
export async function runWorkflow(
  context: RunContext,
  testCase: TestCase,
  workflow: Workflow,
): Promise<CaseOutcome> {
  const outputs = new Map<string, Readonly<Record<string, unknown>>>()
  let status: number | null = null
  let millis = 0
  for (const step of workflow.steps) {
    const before: ExpressionScope = {
      status: null,
      headers: {},
      body: undefined,
      inputs: { ...workflow.inputs, run: context.run },
      outputs,
    }
    const operation = context.operations.get(step.operation)!
    const request = requestOfStep(step, operation, context.target, before)
    const sent = buildRequest(context, operation, request)
    if (typeof sent === 'string')
      return unmeasured(testCase, `the step ${step.id} cannot be sent: ${sent}`)
    const response = await context.wire.send(sent)
    const findingOf = (words: string): Finding => ({
      check: 'workflow',
      words: `the step ${step.id} of ${workflow.id} ${words}`,
      promise: operation.pointer,
    })
    if (response.kind === 'broken')
      return {
        testCase: {
          ...testCase,
          ...workflowLines(workflow, step, context.operations, context.target),
        },
        verdict: 'failed',
        status,
        millis,
        findings: [findingOf('gets no response')],
      }
    if (response.status === 429)
      return {
        testCase,
        verdict: 'not measured',
        status: 429,
        millis,
        findings: [],
        reason: 'the target returns 429: lower pace in the target file',
      }
    status = response.status
    millis = response.millis
    const scope: ExpressionScope = {
      ...before,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bodyOf(response),
    }
    const criteria = step.criteria.length === 0 ? [TAKEN] : step.criteria
    const broken = criteria.filter((criterion) => !meetsCriterion(criterion, scope))
    const as: TestCase = {
      ...testCase,
      request,
      operation: operation.id,
      expects: isAboutRefusal(step.criteria) ? 'refuse' : 'accept',
      workflow: undefined,
    }
    const findings = [
      ...broken.map((criterion) =>
        findingOf(`does not meet ${criterionWords(criterion)} (status ${response.status})`),
      ),
      ...(await judgedFindings(context, operation, as, response)),
    ]
    if (findings.some(({ warns }) => warns !== true))
      return {
        testCase: {
          ...testCase,
          ...workflowLines(workflow, step, context.operations, context.target),
        },
        verdict: 'failed',
        status,
        millis,
        findings,
      }
    outputs.set(
      step.id,
      Object.fromEntries(
        Object.entries(step.outputs).map(([name, expression]) => [
          name,
          valueOf(expression, scope),
        ]),
      ),
    )
  }
  return { testCase, verdict: 'passed', status, millis, findings: [] }
}
