import { createHash } from 'node:crypto'
import { caseOf, type TestCase, type RestRequest } from '../cases/test-case.ts'
import { defaultCredentials, boundOf } from '../cases/request-draft.ts'
import { ExitError } from '../exit-code.ts'
import { canonical } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { bodyOf } from '../runner/http/serialize-parameters.ts'
import { scalarText } from '../runner/http/parameter-pairs.ts'
import { resolved, type ExpressionScope } from './resolve-expression.ts'
import type { FlowStep } from './read-step.ts'
import type { Workflow } from './read-workflows.ts'

/** Builds the request of a step with the outputs of earlier steps. */
export function requestOfStep(
  step: FlowStep,
  operation: Operation,
  target: Target,
  scope: ExpressionScope,
): RestRequest {
  const values = step.parameters.map(({ value, ...each }) => ({
    ...each,
    text: scalarText(resolved(value, scope)),
  }))
  const at = (where: string): [string, string][] =>
    values.filter((each) => each.in === where).map(({ name, text }) => [name, text])
  const payload = resolved(step.payload, scope)
  const type =
    step.contentType ??
    (operation.rpc === undefined
      ? (operation.body?.media[0]?.type ?? 'application/json')
      : 'application/json')
  const body = payload === undefined ? null : bodyOf(type, payload)
  return {
    method: operation.method,
    path: operation.path,
    pathValues: Object.fromEntries(
      at('path').map(([name, text]) => [name, encodeURIComponent(text)]),
    ),
    query: at('query'),
    headers: [
      ...at('header').map(([name, text]): [string, string] => [name.toLowerCase(), text]),
      ...(operation.rpc === undefined
        ? []
        : [['connect-protocol-version', '1'] as [string, string]]),
    ],
    contentType: body?.contentType ?? null,
    body: body?.bytes ?? null,
    bound: Object.fromEntries(
      Object.entries(boundOf(operation, target)).filter(
        ([name]) => !values.some((each) => each.name === name),
      ),
    ),
    bearer: defaultCredentials(target),
  }
}

const nothing: ExpressionScope = {
  status: null,
  headers: {},
  body: undefined,
  inputs: {},
  outputs: new Map(),
}

/** Replaces method and path by the operation id. */
const named = (workflow: Workflow, operations: ReadonlyMap<string, Operation>): Workflow => ({
  ...workflow,
  steps: workflow.steps.map((step) => {
    const [method, path] = step.operation.split(' ')
    const found =
      operations.has(step.operation) || path === undefined
        ? undefined
        : [...operations.values()].find((each) => each.path === path && each.method === method)
    return found === undefined ? step : { ...step, operation: found.id }
  }),
})

/**
 * One case for each workflow, under its first operation. Workflows with RPCs need a target with
 * RPCs.
 */
export function workflowCases(
  workflows: readonly Workflow[],
  operations: ReadonlyMap<string, Operation>,
  target: Target,
  seed: number,
): TestCase[] {
  return workflows
    .map((workflow) => named(workflow, operations))
    .flatMap((workflow): TestCase[] => {
      const [first] = workflow.steps
      const missing = workflow.steps.find(({ operation }) => !operations.has(operation))
      if (missing !== undefined && (target.rpc !== null || !missing.operation.startsWith('rpc.')))
        throw new ExitError(
          'contract',
          `the workflow ${workflow.id} calls ${missing.operation}, which is not in the contract`,
        )
      if (
        first === undefined ||
        missing !== undefined ||
        workflow.steps.some(({ operation }) => operation in target.skip)
      )
        return []
      const operation = operations.get(first.operation)!
      const room =
        operation.rpc === undefined ? `rest/${operation.id}` : `rpc/${operation.id.slice(4)}`
      const testCase = caseOf(
        {
          name: `${room}/flows/workflow-${workflow.id}`,
          operation: operation.id,
          phase: 'flows',
          expects: 'accept',
          check: 'workflow',
          feature: 'flows',
          about: workflow.summary,
          workflow,
          request: requestOfStep(first, operation, target, { ...nothing, inputs: workflow.inputs }),
        },
        seed,
      )
      return [
        {
          ...testCase,
          id: createHash('sha256').update(canonical(workflow)).digest('hex').slice(0, 12),
        },
      ]
    })
}
