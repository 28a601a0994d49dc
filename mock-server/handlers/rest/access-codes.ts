import { isStill, memberById } from '../../database/tables/members.ts'
import { bearerOf } from '../../database/tables/sessions.ts'
import type { Store } from '../../database/store.ts'
import type { Impersonator } from '../../database/tables/impersonator.ts'
import { issueTicket, keepTicket, takeTicket } from '../../database/tables/tickets.ts'
import { chatAppOf } from '../../services/auth/chat-apps.ts'
import { checkPassword } from '../../services/auth/check-password.ts'
import { isPortalClient } from '../../services/auth/client-authentication.ts'
import { readJwt } from '../../services/auth/jwt.ts'
import { openSession, sessionBody } from '../../services/auth/open-session.ts'
import type { RestAnswer, RestHandlers } from '../rest-call.ts'
import { refusedSignIn } from '../../services/auth/refused-sign-in.ts'

type Proven = {
  readonly memberId: string
  readonly familyId?: string
  readonly impersonator: Impersonator | null
}

/**
 * Returns the member of an access token or of a signed one-app token. A one-app token appears in an
 * address, so it works once.
 */
const proven = async (store: Store, jwt: string, now: number): Promise<Proven | null> => {
  const bearer = await bearerOf(store, jwt, now)
  if (bearer) return bearer
  const read = await readJwt(store, 'one-app', jwt, now)
  const member = read && (await memberById(store, read.subject))
  if (!member) return null
  const isFirst = await store.transaction((sql) =>
    keepTicket(sql, 'used-jwt', read.id, member.id, now),
  )
  return isFirst ? { memberId: member.id, impersonator: null } : null
}

/** Single-use codes that open a session elsewhere. */
export const accessCodes: RestHandlers<
  'createAccessCode' | 'createChatAppCode' | 'signInToEducation'
> = {
  createAccessCode: async ({ body, now, store, problem }) => {
    const who = await proven(store, body.jwt, now)
    if (!who) return problem(401, 'jwt_refused')
    return {
      status: 200,
      body: {
        code: await issueTicket(store, 'access-code', who.memberId, now, {
          ...(who.impersonator && { impersonator: who.impersonator }),
          ...(who.familyId !== undefined && { familyId: who.familyId }),
        }),
      },
    }
  },

  createChatAppCode: async ({
    body,
    query,
    now,
    store,
    problem,
  }): Promise<RestAnswer<'createChatAppCode'>> => {
    const app = chatAppOf(query.client_id)
    if (!app) return problem(401, 'invalid_client')
    // An unregistered redirect is refused before the password check, so that it learns nothing
    // about the password.
    if (!app.redirects.includes(body.redirect_uri)) return problem(422, 'redirect_not_registered')
    const checked = await checkPassword(store, body, now)
    if (checked.type !== 'right') return refusedSignIn(checked, problem)
    return store.transaction(async (sql): Promise<RestAnswer<'createChatAppCode'>> =>
      (await isStill(sql, checked.member))
        ? {
            status: 200,
            body: {
              scope: body.scope,
              code: await issueTicket(sql, 'chat-app-code', checked.member.id, now),
              state: body.state,
            },
          }
        : problem(401, 'invalid_grant'),
    )
  },

  signInToEducation: async ({ body, authorization, now, store, problem }) => {
    if (!isPortalClient(authorization)) return problem(401, 'invalid_client')
    return store.transaction(async (sql): Promise<RestAnswer<'signInToEducation'>> => {
      const ticket = await takeTicket(sql, ['education-code', 'access-code'], body.code, now)
      if (typeof ticket === 'string' || ticket.memberId === null)
        return problem(401, 'code_refused')
      return {
        status: 200,
        body: sessionBody(
          await openSession(sql, ticket.memberId, now, ticket.data.impersonator ?? null),
        ),
      }
    })
  },
}
