import type { Failure, FailureMode } from './mode.ts'

const mode = (name: string, what: string, failure: Failure): FailureMode => ({
  name,
  kind: 'failure',
  what,
  meaning: 'unreadable',
  failure,
})

const status = (number: number, error: string, code: string): FailureMode =>
  mode(`status-${number}`, `calls are answered ${number} ${error}`, {
    type: 'status',
    status: number,
    error,
    code,
  })

const body = (name: string, contentType: string, text: string): FailureMode =>
  mode(name, `calls are answered 200 with ${name}`, { type: 'body', contentType, body: text })

/** Modes in which a call fails. */
export const failureModes: readonly FailureMode[] = [
  status(401, 'invalid_token', 'unauthenticated'),
  status(403, 'access_denied', 'permission_denied'),
  status(404, 'not_found', 'not_found'),
  status(409, 'changed', 'aborted'),
  status(412, 'changed', 'failed_precondition'),
  status(429, 'too_many_requests', 'resource_exhausted'),
  status(500, 'server_error', 'internal'),
  status(503, 'unavailable', 'unavailable'),
  body('empty-body', 'application/json', ''),
  body('html-body', 'text/html', '<!doctype html><h1>Maintenance</h1>'),
  body('broken-json', 'application/json', '{"readings":[{"id":"1","val'),
  body('list-body', 'application/json', '[]'),
  body('null-body', 'application/json', 'null'),
  mode('hang', 'a call is never answered', { type: 'hang' }),
  mode('cut', 'the connection of an answer or stream breaks in the middle', { type: 'cut' }),
]
