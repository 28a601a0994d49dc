import type { PasswordCheck } from './check-password.ts'
import type { Schema } from '../../handlers/rest-call.ts'

/** The operation's examples of password refusals. */
type Problem = <S extends 401 | 403 | 429>(
  status: S,
  example: string,
) => { readonly status: S; readonly body: Schema<'Problem'> }

/** Returns the response to a refused username and password. */
export function refusedSignIn(
  checked: Exclude<PasswordCheck, { type: 'right' }>,
  problem: Problem,
) {
  switch (checked.type) {
    case 'burst':
      return {
        ...problem(429, 'too_many_requests'),
        headers: { 'Retry-After': String(checked.wait) },
      }
    case 'locked':
      return problem(403, 'account_locked')
    case 'wrong':
      return problem(401, 'invalid_grant')
    case 'verification':
      return problem(403, 'verification_required')
    case 'second-step': {
      const { status, body } = problem(403, 'mfa_required')
      return { status, body: { ...body, mfaToken: checked.mfaToken } }
    }
  }
}
