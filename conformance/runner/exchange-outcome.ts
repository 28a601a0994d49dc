import type { TestCase } from '../cases/test-case.ts'
import { isStreamed, type Operation } from '../contract/operation.ts'
import { authorize } from './authorize.ts'
import { describeFailure } from './http/describe-failure.ts'
import { DEEPEST, isTooDeep } from '../contract/json-text/nesting.ts'
import type { HttpExchange } from './http/exchange.ts'
import type { HttpResponse } from './http/http-response.ts'
import { type CaseOutcome, unmeasured } from './outcome.ts'
import { judgedFindings } from './own-rules.ts'
import { responseShape } from './response-shape.ts'
import { responseSummary } from './response-summary.ts'
import type { RunContext } from './run-context.ts'

/** Returns whether the target does not recognize the caller: 401, or an RPC's `unauthenticated`. */
export function isUnknownCaller(
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
): boolean {
  return (
    response.status === 401 ||
    (operation.rpc !== undefined &&
      responseSummary(operation, testCase, response).code === 'unauthenticated')
  )
}

/** The result of a case whose request was answered, or got no answer. */
export async function exchangeOutcome(
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  exchange: HttpExchange,
  variables: Readonly<Record<string, string>>,
  others: readonly HttpExchange[],
): Promise<CaseOutcome> {
  // A server may send the headers of a stream with its first item.
  if (exchange.kind === 'broken' && exchange.by === 'slow' && isStreamed(operation))
    return unmeasured(testCase, 'the stream did not begin in time')
  // RFC 9110, 15.2, lets a server send it.
  if (exchange.kind === 'broken' && exchange.by === 'interim')
    return unmeasured(testCase, `the target ${describeFailure(exchange)}`)
  if (exchange.kind === 'broken') {
    const words = `${testCase.request.method} ${testCase.request.path} ${describeFailure(exchange)}, while the target answers other requests`
    return {
      testCase,
      verdict: 'failed',
      status: null,
      millis: 0,
      findings: [{ check: 'no_answer', words, promise: operation.pointer }],
    }
  }
  if (isTooDeep(exchange.body))
    return {
      testCase,
      verdict: 'failed',
      status: exchange.status,
      millis: exchange.millis,
      findings: [
        {
          check: 'json_wellformed',
          words: `returned ${exchange.status} with more than ${DEEPEST} objects and lists inside one another`,
          promise: operation.pointer,
        },
      ],
    }
  if (exchange.unknownCoding !== undefined && exchange.status < 500)
    return {
      ...unmeasured(
        testCase,
        `responses have the content coding ${exchange.unknownCoding}, which conform cannot read`,
      ),
      status: exchange.status,
    }
  const findings = await judgedFindings(context, operation, testCase, exchange, variables, others)
  const answered = responseSummary(operation, testCase, exchange)
  // A missing credential is a gap in the target file, not a failure.
  if (
    findings.length === 0 &&
    testCase.expects === 'accept' &&
    'token' in testCase.request.bearer &&
    testCase.request.bearer.token === 'own' &&
    isUnknownCaller(operation, testCase, exchange) &&
    authorize(context.document.root, operation, context.target, undefined) === null
  )
    return {
      ...unmeasured(
        testCase,
        `the target returns ${testCase.operation.startsWith('rpc.') ? 'unauthenticated' : '401'}, and the target file has no persona or credentials for it`,
      ),
      status: exchange.status,
      answered,
      lacksData: true,
    }
  // A 429 is checked like any response, but says nothing about the request.
  if (exchange.status === 429 && findings.length === 0)
    return {
      ...unmeasured(testCase, 'the target returns 429: lower pace in the target file'),
      status: 429,
      answered,
    }
  return {
    testCase,
    verdict: findings.some(({ warns }) => warns !== true) ? 'failed' : 'passed',
    status: exchange.status,
    answered,
    millis: exchange.millis,
    findings,
    ...(findings.length === 0 ? {} : responseShape(context, operation, exchange)),
  }
}
