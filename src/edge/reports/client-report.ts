import type { Vitals } from '#platform/model/reports/page-report.ts'
import type { AccessLog } from '../access-log.ts'
import { sendProblem } from '../http/edge-problem.ts'
import { mediaType, readBody } from '../http/request-body.ts'
import { startResponse, type RequestContext } from '../http/request-context.ts'
import type { StaticFiles } from '../http/static-files.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import { readClientReport } from './read-client-report.ts'

const limitBytes = 4 * 1024

export interface ClientReportParts {
  log: AccessLog
  limits: RequestLimits
  files: StaticFiles
  /** Counts the web vitals of a page. */
  vitals: (measured: Vitals) => void
}

/**
 * Creates the handler of the portal's own reports (docs/logs.md#browsers). Errors are logged by
 * kind and place in a file of the portal; vitals are only counted.
 */
export function createClientReport({
  log,
  limits,
  files,
  vitals,
}: ClientReportParts): (exchange: RequestContext) => Promise<void> {
  return async (exchange) => {
    // JSON from another site needs a CORS preflight, which the edge refuses.
    if (exchange.req.method !== 'POST' || mediaType(exchange.req) !== 'application/json')
      return sendProblem(exchange, 404, {
        message: 'Only the portal reports here.',
        error: 'not_found',
      })
    if (await limits.refuses(exchange, 'clientReports')) return
    const outcome = await readBody(exchange.req, limitBytes)
    if (outcome.kind === 'aborted') return
    const report = readClientReport(
      outcome.kind === 'body' ? (outcome.body?.toString('utf8') ?? '') : '',
      (name) => files.has(`/assets/${name}`),
    )
    if (!report)
      return sendProblem(exchange, 400, {
        message: 'That is not a report.',
        error: 'invalid_request',
      })
    // The line has no request id, so that it cannot be traced to a member.
    for (const error of report.errors) log({ event: 'client-error', ...error })
    vitals(report.vitals)
    startResponse(exchange, 204, ['cache-control', 'no-store'])
    exchange.res.end()
  }
}
