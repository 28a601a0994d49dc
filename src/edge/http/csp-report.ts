import { startResponse, type RequestContext } from './request-context.ts'
import type { AccessLog } from '../access-log.ts'
import { sendProblem } from './edge-problem.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import { mediaType, readBody } from './request-body.ts'

const limitBytes = 16 * 1024
const directives = /^[a-z-]{1,40}$/
/** Anyone can send a report, so its length in the log is limited. */
const longestOrigin = 100
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'self',
])

/** Creates the handler of CSP reports. It logs the directive and the kind of source. */
export function createCspReport(
  log: AccessLog,
  limits: RequestLimits,
): (exchange: RequestContext) => Promise<void> {
  return async (exchange) => {
    if (exchange.req.method !== 'POST' || mediaType(exchange.req) !== 'application/csp-report')
      return sendProblem(exchange, 404, {
        message: 'Only a browser reports here.',
        error: 'not_found',
      })
    if (await limits.refuses(exchange, 'reports')) return
    const outcome = await readBody(exchange.req, limitBytes)
    if (outcome.kind === 'aborted') return
    const report =
      outcome.kind === 'body' ? readReport(outcome.body?.toString('utf8') ?? '') : undefined
    if (!report)
      return sendProblem(exchange, 400, {
        message: 'That is not a report.',
        error: 'invalid_request',
      })
    log({ event: 'csp-violation', ...report })
    startResponse(exchange, 204, ['cache-control', 'no-store'])
    exchange.res.end()
  }
}

/**
 * Reads a report. Page addresses are dropped; only the directive and the blocked kind or origin
 * remain.
 */
function readReport(text: string): { directive: string; blocked: string } | undefined {
  try {
    const report = Object(
      (JSON.parse(text) as Record<string, unknown> | null)?.['csp-report'],
    ) as Record<string, unknown>
    const directive = report['effective-directive'] ?? report['violated-directive']
    const blocked = String(report['blocked-uri'] ?? '')
    if (typeof directive !== 'string' || !directives.test(directive)) return undefined
    return { directive, blocked: keywords.has(blocked) ? blocked : originOf(blocked) }
  } catch {
    return undefined
  }
}

function originOf(address: string): string {
  const origin = URL.parse(address)?.origin ?? 'other'
  return origin.length <= longestOrigin ? origin : 'other'
}
