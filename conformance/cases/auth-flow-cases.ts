import { createHash } from 'node:crypto'
import { operationFinder } from '../contract/operation-finder.ts'
import { canonical } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { bodyOf } from '../runner/target/send-step.ts'
import type { TargetFlow, Target } from '../runner/target/target.ts'
import type { TargetStep } from '../runner/target/target-step.ts'
import { caseOf, type TestCase, type RestRequest } from './test-case.ts'

/** The checks that steps of a flow can name; `auth_flow` is the default. */
export const flowCheckIds = [
  'auth_flow',
  'mfa_required',
  'refresh_rotates',
  'code_works_once',
  'redirect_allowlist',
  'impersonation_marked',
  'view_only',
] as const

/** The call as the target file describes it, with its `$names`. */
const shown = (step: TargetStep, operation: Operation): RestRequest => {
  const body = bodyOf(step, {})
  return {
    method: operation.method,
    path: step.path,
    pathValues: {},
    query: [],
    headers: Object.entries(step.headers).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      value,
    ]),
    contentType: body?.type ?? null,
    body: body === null ? null : Buffer.from(body.text),
    bound: {},
    bearer: { token: 'none' },
  }
}

/** The call that a flow is reported under: the first with a check, else the last. */
const mainStep = (
  { steps }: TargetFlow,
  find: (step: TargetStep) => Operation | undefined,
): { step: TargetStep; operation: Operation } | null => {
  const found = steps.flatMap((step) => {
    const operation = find(step)
    return operation === undefined ? [] : [{ step, operation }]
  })
  return found.find(({ step }) => step.check !== null) ?? found.at(-1) ?? null
}

/** One case for each sign-in, refresh and sign-out flow of the target file. */
export function authFlowCases(
  operations: readonly Operation[],
  { flows, skip }: Target,
  seed: number,
): TestCase[] {
  const byId = new Map(operations.map((each) => [each.id, each]))
  const find = operationFinder(operations)
  return Object.entries(flows).flatMap(([name, flow]): TestCase[] => {
    const main = mainStep(flow, ({ method, path }) => byId.get(find(method, path) ?? ''))
    if (main === null || main.operation.id in skip) return []
    const testCase = caseOf(
      {
        name: `rest/${main.operation.id}/access/flow-${name}`,
        operation: main.operation.id,
        phase: 'access',
        expects: 'accept',
        check: main.step.check ?? 'auth_flow',
        about: flow.about,
        flow: name,
        request: shown(main.step, main.operation),
      },
      seed,
    )
    // Two flows can be reported under the same call, so the id depends on the steps.
    return [
      {
        ...testCase,
        id: createHash('sha256')
          .update(canonical([name, flow.steps]))
          .digest('hex')
          .slice(0, 12),
      },
    ]
  })
}
