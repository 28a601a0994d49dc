import { header, type Request, type Response } from './http-message.ts'
import { languageOf, gatewayProblem } from './refusals.ts'
import { sendProblem } from './send-problem.ts'

/** Seconds for `Retry-After` while the database is unavailable. */
const RETRY_AFTER = '5'

/** Answers a call with the contract's 503 problem while the database is unavailable. */
export function answerUnavailable(request: Request, response: Response): void {
  return sendProblem(
    request,
    response,
    gatewayProblem(503, languageOf(header(request, 'accept-language'))),
    {
      'Retry-After': RETRY_AFTER,
    },
  )
}
