import type { TestCase } from '../cases/test-case.ts'
import { judgedFindings } from './own-rules.ts'
import type { Finding } from '../checks/check.ts'
import type { Operation } from '../contract/operation.ts'
import { describeFailure } from './http/describe-failure.ts'
import { foundAt, printedBy, requestOf, type Session } from './target/send-step.ts'
import type { TargetStep } from './target/target-step.ts'
import type { HttpExchange } from './http/exchange.ts'
import type { HttpResponse } from './http/http-response.ts'
import type { RunContext } from './run-context.ts'

/** The result of a step: findings, or the reason why it was not measured, and the kept values. */
interface Stepped {
  readonly findings: readonly Finding[]
  readonly unmeasured?: string
  readonly variables: Session
  readonly response: HttpResponse | null
}

const isRight = (step: TargetStep, status: number): boolean =>
  step.expects === null ? status < 300 : status === step.expects

/** The findings of the step's own expectations. */
const breachesOf = (
  step: TargetStep,
  response: HttpResponse,
  fields: Session,
  where: string,
  promise: string,
): Finding[] => {
  const check = step.check ?? 'auth_flow'
  const text = response.body.toString()
  if (!isRight(step, response.status))
    return [
      {
        check,
        words: `${where} returns ${response.status} instead of ${step.expects ?? 'success'}`,
        promise,
      },
    ]
  return [
    ...step.absent
      .filter((pointer) => foundAt(text, pointer) !== null)
      .map((pointer) => ({
        check,
        words: `${where} returns a value at ${pointer}, which must be absent`,
        promise,
      })),
    ...Object.entries(step.differs)
      .filter(([name, pointer]) => foundAt(text, pointer) === fields[name])
      .map(([name, pointer]) => ({
        check,
        words: `${where} returns the same ${name} as before at ${pointer}`,
        promise,
      })),
    ...Object.entries(step.keep)
      .filter(([, pointer]) => foundAt(text, pointer) === null)
      .map(([, pointer]) => ({
        check,
        words: `${where} returns no value at ${pointer}`,
        promise,
      })),
  ]
}

const variablesOf = (step: TargetStep, text: string, fields: Session): Session => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(step.keep).flatMap(([name, pointer]) =>
      foundAt(text, pointer) === null ? [] : [[name, foundAt(text, pointer)!]],
    ),
  ),
})

/**
 * The case under which a step's response is checked. Expected refusals are only checked against the
 * contract.
 */
const judgedAs = (
  testCase: TestCase,
  step: TargetStep,
  operation: Operation,
  body: Uint8Array | null,
): TestCase => {
  const { check: _, ...rest } = testCase
  return {
    ...rest,
    operation: operation.id,
    expects: step.expects === null || step.expects < 400 ? 'accept' : 'deny',
    request: {
      ...testCase.request,
      method: operation.method,
      path: operation.path,
      body: body === null ? null : Buffer.from(body),
    },
  }
}

export async function stepped(
  context: RunContext,
  testCase: TestCase,
  step: TargetStep,
  fields: Session,
  index: number,
  operation: Operation | undefined,
): Promise<Stepped> {
  const nothing = { findings: [], variables: fields, response: null }
  if (step.exec !== null) {
    const printed = await printedBy(step.exec, fields)
    return printed === null
      ? { ...nothing, unmeasured: `the program of step ${index + 1} failed or printed nothing` }
      : { ...nothing, variables: variablesOf(step, printed, fields) }
  }
  const sent = requestOf(context.target, step, fields)
  const exchange: HttpExchange = await context.wire.send(sent)
  const where = `step ${index + 1}, ${step.method} ${operation?.path ?? step.path},`
  if (exchange.kind === 'broken') {
    await context.probe()
    return operation === undefined
      ? { ...nothing, unmeasured: `${where} ${describeFailure(exchange)}` }
      : {
          ...nothing,
          findings: [
            {
              check: 'no_answer',
              words: `${where} ${describeFailure(exchange)}, while the target answers other requests`,
              promise: operation.pointer,
            },
          ],
        }
  }
  const variables = variablesOf(step, exchange.body.toString(), fields)
  if (operation === undefined)
    return {
      ...nothing,
      variables,
      response: exchange,
      ...(isRight(step, exchange.status)
        ? {}
        : { unmeasured: `${where} returns ${exchange.status}` }),
    }
  if (exchange.status === 429)
    return {
      ...nothing,
      response: exchange,
      unmeasured: 'the target returns 429: lower pace in the target file',
    }
  const own = breachesOf(step, exchange, fields, where, operation.pointer)
  return {
    variables,
    response: exchange,
    findings: [
      ...own,
      ...(await judgedFindings(
        context,
        operation,
        judgedAs(testCase, step, operation, sent.body),
        exchange,
      )),
    ],
  }
}
