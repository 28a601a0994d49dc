import type { Schema } from '../handlers/rest-call.ts'
import { correlationOf } from './correlation.ts'
import { type Request, type Response, sendJson } from './http-message.ts'
import { completeResponse } from './problem.ts'

/** Sends a problem outside any operation, with the headers of every response. */
export function sendProblem(
  request: Request,
  response: Response,
  problem: Schema<'Problem'>,
  headers: Readonly<Record<string, string>> = {},
): void {
  const reply = completeResponse(
    { status: problem.status, headers, body: problem },
    correlationOf(request),
  )
  sendJson(response, reply.status, reply.body, reply.headers)
}
