import { isSecured } from '../../cases/request-draft.ts'
import type { Operation } from '../../contract/operation.ts'
import { ExitError } from '../../exit-code.ts'
import { authorize } from '../authorize.ts'
import { headerOf, type HttpResponse } from '../http/exchange.ts'
import type { PreflightContext, Probe } from './probe.ts'

/** Throws an environment error for a response that is not one of a healthy target. */
export function checkAnswer(operation: Operation, response: HttpResponse): void {
  const { status } = response
  const where = `${operation.method} ${operation.path}`
  if (status >= 300 && status < 400 && !operation.answers.has(String(status)))
    throw new ExitError(
      'environment',
      `the target redirects ${where} (${status}): check the base of the target`,
    )
  if (status === 400 && /SSL certificate/.test(response.body.subarray(0, 2_000).toString()))
    throw new ExitError(
      'environment',
      `the target asks for a client certificate (${where} returns 400): add --cert FILE and --key FILE`,
    )
  const type = headerOf(response, 'content-type') ?? ''
  const isHtml =
    /^text\/html/i.test(type) &&
    /^\s*</.test(response.body.subarray(0, 200).toString()) &&
    ![...operation.answers.values()].some(({ media }) =>
      media.some((each) => each.type.startsWith('text/html')),
    )
  if (isHtml)
    throw new ExitError(
      'environment',
      `the target returns HTML for ${where} (${status}): check the base of the target`,
    )
  // A 500 is a fault of this operation, and the run finds it; a gateway's status is not.
  if (status > 500)
    throw new ExitError('environment', `the target is not healthy: ${where} returns ${status}`)
  if (status === 429)
    throw new ExitError(
      'environment',
      `the target returns 429 for ${where}: wait, or lower pace in the target file`,
    )
}

/** Throws a login error for 401 where the target should have been allowed to read. */
export function checkAllowed(
  { operation, isRefused }: Probe,
  { status }: HttpResponse,
  { target, document }: PreflightContext,
): void {
  if (isRefused || status !== 401) return
  if (target.personas.length > 0 && operation.security.length > 0)
    throw new ExitError(
      'login',
      `the target logs personas in, but returns 401 for their first read (${operation.id})`,
    )
  if (
    target.personas.length === 0 &&
    isSecured(operation) &&
    authorize(document.root, operation, target, undefined) === null
  )
    throw new ExitError(
      'login',
      `the target returns 401 for its simplest read (${operation.id}), and has no persona or credentials for it: add --bearer, --auth or --api-key, or a target file`,
    )
}
