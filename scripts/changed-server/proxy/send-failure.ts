import type { ServerResponse } from 'node:http'
import type { AnswerShape } from '../contract/shape.ts'
import type { Failure } from '../modes/mode.ts'

/** The message of a failed answer. A page may show it. */
export const serverWords = 'The server said so.'

/** Sends a failure in the form of the protocol. A hang sends nothing. */
export function sendFailure(
  res: ServerResponse,
  failure: Failure,
  protocol: AnswerShape['protocol'],
): void {
  if (failure.type === 'body')
    return void res.writeHead(200, { 'content-type': failure.contentType }).end(failure.body)
  if (failure.type !== 'status') return
  const { status, error, code } = failure
  const retry = status === 429 || status === 503 ? { 'retry-after': '1' } : {}
  if (protocol === 'rest')
    return void res
      .writeHead(status, {
        'content-type': 'application/problem+json',
        ...(status === 401 && { 'www-authenticate': 'Bearer error="invalid_token"' }),
        ...retry,
      })
      .end(
        JSON.stringify({ type: 'about:blank', title: error, status, error, message: serverWords }),
      )
  res
    .writeHead(status, { 'content-type': 'application/json', ...retry })
    .end(JSON.stringify({ code, message: serverWords }))
}
