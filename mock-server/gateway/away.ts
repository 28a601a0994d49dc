import { header, type Request, type Response, sendJson } from './http.ts'
import { languageOf, ownProblem } from './own-words.ts'

/** Seconds until a database that went away is likely to be back. */
const RETRY_AFTER = '5'

/** Answers a call whose database cannot be asked, with the words that the contract has for it. */
export const answerAway = (request: Request, response: Response): void =>
  sendJson(response, 503, ownProblem(503, languageOf(header(request, 'accept-language'))), { 'Retry-After': RETRY_AFTER })
