import { defaultCredentials } from '../cases/request-draft.ts'
import type { TestCase } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { buildRequest } from './build-request.ts'
import type { HttpResponse } from './http/http-response.ts'
import { responseSummary } from './response-summary.ts'
import type { RunContext } from './run-context.ts'

/** Refusals that are about the caller. */
const isAboutCaller = (status: number, code: string | undefined): boolean =>
  code === undefined
    ? [401, 403, 407, 429].includes(status)
    : ['unauthenticated', 'permission_denied', 'resource_exhausted'].includes(code)

/** Whether a response refuses for a reason that could be the same for every caller. */
const isOtherRefusal = (status: number, code: string | undefined): boolean =>
  (code === undefined ? status >= 400 && status < 500 : code !== 'ok' && code !== 'none') &&
  !isAboutCaller(status, code)

/**
 * Returns whether a refusal of a request without credentials says nothing of access, because the
 * same request with credentials is refused alike: a made-up id is not found for any caller.
 */
export async function isSameForCaller(
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
  variables: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (testCase.expects !== 'deny' || testCase.check !== 'ignored_auth') return false
  const { code } = responseSummary(operation, testCase, response)
  if (!isOtherRefusal(response.status, code)) return false
  const request = { ...testCase.request, bearer: defaultCredentials(context.target) }
  const sent = buildRequest(context, operation, request, variables)
  if (typeof sent === 'string') return false
  const exchange = await context.wire.send(sent)
  context.created?.note(operation, request, exchange)
  return (
    exchange.kind === 'answer' &&
    exchange.status === response.status &&
    responseSummary(operation, { ...testCase, request }, exchange).code === code
  )
}
