import { header, type Request, type Response } from './http-message.ts'
import { languageOf, gatewayProblem } from './error-messages.ts'
import { sendProblem } from './send-problem.ts'

/** Seconds until a database that went away is likely to be back. */
const RETRY_AFTER = '5'

/** Answers a call whose database cannot be asked, with the words that the contract has for it. */
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
