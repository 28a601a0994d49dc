import { isSecured } from '../../cases/request-draft.ts'
import { ExitError } from '../../exit-code.ts'
import { authorize } from '../authorize.ts'
import { type HttpResponse } from '../http/http-response.ts'
import type { PreflightContext, Probe } from './probe.ts'

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
