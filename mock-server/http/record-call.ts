import type { CallContext } from './call-context.ts'
import { header } from './http-message.ts'
import { publicQuery } from './rest/public-parameters.ts'

const violationKinds = ['request', 'response', 'unreadable request'] as const

/** Records a call and its violations for the control API. */
export function recordCall(call: CallContext): void {
  const { sandbox, request, response, url, method, scenario, operation, outcome } = call
  const { operationId, path } = operation
  const at = new Date().toISOString()
  const status = outcome.status ?? response.statusCode
  sandbox.records.call({
    at,
    scenario,
    operationId,
    method,
    path,
    status,
    // The query of an RPC is its message.
    query: 'procedure' in operation ? {} : publicQuery(operation.operationId, url.searchParams),
    language: header(request, 'accept-language') ?? null,
    background: header(request, 'x-portal-background') === '1',
  })
  for (const kind of violationKinds)
    if (outcome[kind].length > 0)
      sandbox.records.violation({
        at,
        scenario,
        operationId,
        kind,
        method,
        path,
        status,
        messages: outcome[kind],
      })
}
