import type { TestCase, RestRequest, CaseStep } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import type { FlowStep, Workflow } from './read-workflows.ts'
import { requestOfStep } from './workflow-cases.ts'

const bodyPointer = (expression: string): string | undefined =>
  /^\$response\.body#(\/.*)$/.exec(expression)?.[1]

/** Parameters that a step before gives stand as bound ones, so that a line names them. */
const bindingsOf = (
  { parameters }: FlowStep,
  names: ReadonlyMap<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: where, value }) =>
      typeof value === 'string' && names.has(value) && (where === 'path' || where === 'query')
        ? [[name, `$${names.get(value)}`]]
        : [],
    ),
  )

/**
 * A workflow up to a step, as a report shows it: what the server gave is in none of the requests.
 * It stands as `$ID_1`, `$ID_2` and so on, in the order in which it was put out, and the lines
 * before keep it.
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
      // What stands in no body is told by the workflow itself.
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
