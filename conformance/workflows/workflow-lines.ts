import type { TestCase, RestRequest, CaseStep } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import type { FlowStep } from './read-step.ts'
import type { Workflow } from './read-workflows.ts'
import { requestOfStep } from './workflow-cases.ts'
import { bindingsOf } from './line-bindings.ts'

const bodyPointer = (expression: string): string | undefined =>
  /^\$response\.body#(\/.*)$/.exec(expression)?.[1]

/**
 * The requests of a workflow up to a step, without response values. Outputs are `$ID_1`, `$ID_2`
 * and so on, kept by the lines before.
 */
export function workflowLines(
  workflow: Workflow,
  upTo: FlowStep,
  operations: ReadonlyMap<string, Operation>,
  target: Target,
): Pick<TestCase, 'request' | 'before'> {
  const outputs = new Map<string, Record<string, string>>()
  const names = new Map<string, string>()
  const shownOf = (step: FlowStep): RestRequest => {
    const bound = bindingsOf(step, names)
    const free = { ...step, parameters: step.parameters.filter(({ name }) => !(name in bound)) }
    const request = requestOfStep(free, operations.get(step.operation)!, target, {
      status: null,
      headers: {},
      body: undefined,
      inputs: { ...workflow.inputs, run: '$RUN' },
      outputs,
    })
    return { ...request, bound: { ...request.bound, ...bound } }
  }
  const before = workflow.steps.slice(0, workflow.steps.indexOf(upTo)).map((step): CaseStep => {
    const request = shownOf(step)
    const keep: Record<string, string> = {}
    const shown = Object.entries(step.outputs).map(([name, expression]): [string, string] => {
      const pointer = bodyPointer(expression)
      // Outputs from elsewhere than the body are not kept.
      if (pointer === undefined) return [name, '$NOT_KEPT']
      const key = `${step.id}_${name}`.replaceAll(/\W/g, '_')
      keep[key] = pointer
      names.set(`$steps.${step.id}.outputs.${name}`, key)
      return [name, `$ID_${names.size}`]
    })
    outputs.set(step.id, Object.fromEntries(shown))
    return { operation: step.operation, request, keep }
  })
  return { request: shownOf(upTo), before }
}
