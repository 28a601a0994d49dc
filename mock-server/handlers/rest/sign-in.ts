import { revokeFamily, rotate } from '../../database/tables/sessions.ts'
import { isStill } from '../../database/tables/members.ts'
import { takeTicket } from '../../database/tables/tickets.ts'
import { checkPassword } from '../../services/auth/check-password.ts'
import { isPortalClient } from '../../services/auth/client-authentication.ts'
import { endStaffSession } from '../../services/auth/end-staff-session.ts'
import { openSession, sessionBody } from '../../services/auth/open-session.ts'
import type { RestAnswer, RestCall, RestHandlers, Schema } from '../rest-call.ts'
import { refusedSignIn } from '../../services/auth/refused-sign-in.ts'

type SignInCall = RestCall<'signIn'>
type SignInAnswer = Promise<RestAnswer<'signIn'>>

/** Signs in with a single-use code or token. */
const byTicket = (
  { now, store, problem }: SignInCall,
  body: Schema<'AccessCodeGrant'> | Schema<'AuthTokenGrant'>,
): SignInAnswer =>
  store.transaction(async (sql): SignInAnswer => {
    const ticket =
      body.grant_type === 'auth_token'
        ? await takeTicket(sql, ['auth-token'], body.auth_token, now)
        : await takeTicket(sql, ['access-code', 'chat-app-code'], body.code, now)
    if (typeof ticket === 'string' || ticket.memberId === null) return problem(401, 'code_refused')
    return {
      status: 200,
      body: sessionBody(
        await openSession(sql, ticket.memberId, now, ticket.data.impersonator ?? null),
      ),
    }
  })

const byPassword = async (
  { now, store, problem }: SignInCall,
  { username, password, device_token }: Schema<'PasswordGrant'>,
): SignInAnswer => {
  const checked = await checkPassword(store, { username, password, deviceToken: device_token }, now)
  if (checked.type !== 'right') return refusedSignIn(checked, problem)
  return store.transaction(async (sql): SignInAnswer =>
    // The password changed after the check. A session with the old one must not outlive the change.
    (await isStill(sql, checked.member))
      ? { status: 200, body: sessionBody(await openSession(sql, checked.member.id, now)) }
      : problem(401, 'invalid_grant'),
  )
}

/** Sign-in with the portal's own tokens, refresh and sign-out. */
export const signIn: RestHandlers<'signIn' | 'refreshSession' | 'signOut'> = {
  signIn: async (call) => {
    if (!isPortalClient(call.authorization)) return call.problem(401, 'invalid_client')
    return 'username' in call.body ? byPassword(call, call.body) : byTicket(call, call.body)
  },

  refreshSession: async ({ body, authorization, now, store, problem }) => {
    if (!isPortalClient(authorization)) return problem(401, 'invalid_client')
    const tokens = await store.transaction((sql) => rotate(sql, body.refresh_token, now))
    return tokens ? { status: 200, body: sessionBody(tokens) } : problem(401, 'session_over')
  },

  signOut: async ({ caller, now, store }) => {
    if (caller.impersonator) await endStaffSession(store, caller, caller.impersonator, now)
    await revokeFamily(store, caller.familyId)
    return { status: 204 }
  },
}
