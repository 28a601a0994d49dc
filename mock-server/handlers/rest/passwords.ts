import { countRequest, deleteRequests, type RateLimit } from '../../database/tables/rate-limits.ts'
import {
  isStill,
  memberById,
  memberBySignInName,
  usernameKey,
} from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import { dropTickets, issueTicket, readTicket, takeTicket } from '../../database/tables/tickets.ts'
import { brokenRulesOf, setPassword } from '../../services/auth/set-password.ts'
import type { RestAnswer, RestHandlers, Schema } from '../rest-call.ts'
import { checkCurrentPassword, WRONG_CURRENT } from '../../services/auth/current-password.ts'
import { hashPassword } from '../../services/auth/password-hash.ts'
import type { PasswordRule } from '../../services/auth/password-rules.ts'
import { forgetFailures } from '../../services/auth/sign-in-attempts.ts'

const RESETS: RateLimit = { kind: 'password-reset', most: 5, ms: 60 * 60_000 }

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })
/** Returns the contract's example of a refused password with the rules that it breaks. */
const refused = (
  example: { status: 422; body: Schema<'Problem'> },
  rules: readonly PasswordRule[],
) => ({ status: 422 as const, body: { ...example.body, details: [...rules] } })

export const passwords: RestHandlers<'changePassword' | 'requestPasswordReset' | 'resetPassword'> =
  {
    changePassword: async ({ body, caller, now, store, problem }) => {
      const checked = await checkCurrentPassword(store, caller.id, body.currentPassword, now)
      if (checked.type === 'wait')
        return { ...problem(429, 'too_many_requests'), headers: checked.headers }
      if (checked.type === 'gone') return problem(401, 'invalid_token')
      if (checked.type !== 'right') return problem(422, 'current_password_wrong')
      const { member } = checked
      const rules = await brokenRulesOf(store, member, body.newPassword)
      if (rules.length > 0) return refused(problem(422, 'several_rules'), rules)
      const hash = await hashPassword(body.newPassword)
      return store.transaction(async (sql): Promise<RestAnswer<'changePassword'>> => {
        // Of two concurrent changes, the second used a password that is no longer valid.
        if (!(await isStill(sql, member))) return problem(422, 'current_password_wrong')
        await setPassword(sql, caller.id, hash, caller.familyId, now)
        return { status: 204 }
      })
    },

    // An unknown address takes the same steps, with a null member.
    requestPasswordReset: async ({ body, now, store, problem }) => {
      const email = usernameKey(body.email)
      return store.transaction(async (sql): Promise<RestAnswer<'requestPasswordReset'>> => {
        const wait = await countRequest(sql, RESETS, email, now)
        if (wait !== null)
          return { ...problem(429, 'too_many_requests'), headers: retryAfter(wait) }
        const memberId = (await memberBySignInName(sql, email, now))?.id ?? null
        await dropTickets(sql, 'password-reset', memberId ?? '')
        const secret = await issueTicket(sql, 'password-reset', memberId, now)
        await sendMail(sql, memberId, now, {
          channel: 'EMAIL',
          destination: email,
          kind: 'password-reset',
          secret,
          text: `Choose a new password: /reset-password?token=${secret}`,
        })
        return { status: 202 }
      })
    },

    resetPassword: async ({ body, headers, now, store, problem }) => {
      const token = headers['token'] ?? ''
      const ticket = await readTicket(store, ['password-reset'], token, now)
      if (ticket === 'expired') return problem(422, 'reset_token_expired')
      const member =
        typeof ticket === 'string' || ticket.memberId === null
          ? undefined
          : await memberById(store, ticket.memberId)
      if (!member) return problem(422, 'reset_token_used')
      const rules = await brokenRulesOf(store, member, body.newPassword)
      if (rules.length > 0) return refused(problem(422, 'several_rules'), rules)
      const hash = await hashPassword(body.newPassword)
      return store.transaction(async (sql): Promise<RestAnswer<'resetPassword'>> => {
        if (typeof (await takeTicket(sql, ['password-reset'], token, now)) === 'string')
          return problem(422, 'reset_token_used')
        await setPassword(sql, member.id, hash, null, now)
        await forgetFailures(sql, member.username)
        await deleteRequests(sql, WRONG_CURRENT.kind, member.id)
        return { status: 204 }
      })
    },
  }
