import type { Operation } from '../../contract/operation.ts'
import { ExitError } from '../../exit-code.ts'
import { headerOf, type HttpResponse } from '../http/http-response.ts'

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
