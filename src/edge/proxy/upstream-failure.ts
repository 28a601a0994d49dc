import { errors } from 'undici'
import { type EdgeProblem, sendProblem } from '../http/edge-problem.ts'
import type { RequestContext } from '../http/request-context.ts'
import { RefusedCall } from './refused-call.ts'

const refusals: Readonly<Record<RefusedCall['reason'], EdgeProblem>> = {
  busy: { message: 'The service is busy. Please try again in a moment.' },
  open: { message: 'The service cannot be reached.' },
}

/**
 * Sends 503 for a refused call, 504 for a timeout and 502 for other failures. An answer under way is cut, so that it does
 * not look complete.
 */
export function sendUpstreamFailure(exchange: RequestContext, error: unknown): void {
  const { res } = exchange
  if (res.headersSent) res.destroy()
  else if (error instanceof RefusedCall)
    sendProblem(exchange, 503, refusals[error.reason], [
      'retry-after',
      String(error.retryAfterSeconds),
    ])
  else if (isTimeout(error))
    sendProblem(exchange, 504, { message: 'The service took too long to answer.' })
  else sendProblem(exchange, 502, { message: 'The service cannot be reached.' })
}

function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError
}
