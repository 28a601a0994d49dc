import { readFact, writeFact } from '../../database/facts/facts.ts'
import { memberById } from '../../database/tables/members.ts'
import { bearerOf, revokeFamily } from '../../database/tables/sessions.ts'
import type { Sql } from '../../database/store.ts'
import { issueTicket, takeTicket } from '../../database/tables/tickets.ts'
import type { RestAnswer, RestHandlers } from '../rest-call.ts'
import { isComeback } from '../../services/auth/partner-directory.ts'

const IDENTITY_PARTNER = 'TELADOC'

/** Gives the member the single sign-on identity and ends their migration. */
const completeMigration = async (sql: Sql, memberId: string): Promise<void> => {
  const access = await readFact(sql, memberId, 'access')
  await writeFact(sql, memberId, 'access', {
    ...access,
    connectedTo: [...new Set([...access.connectedTo, IDENTITY_PARTNER])],
  })
  await writeFact(sql, memberId, 'migration', {
    ...(await readFact(sql, memberId, 'migration')),
    eligible: false,
  })
}

/**
 * Returns the portal address after a migration, with a code. `signInWithPartnerCode` or
 * `signInWithIdentityCode` accepts it.
 */
const returnUrl = async (
  sql: Sql,
  kind: 'partner-code' | 'identity-code',
  memberId: string,
  redirectUrl: string,
  now: number,
): Promise<string> => {
  const url = new URL(redirectUrl)
  url.searchParams.set('partnerId', IDENTITY_PARTNER)
  url.searchParams.set(
    kind === 'partner-code' ? 'accessCode' : 'code',
    await issueTicket(sql, kind, memberId, now, { partnerId: IDENTITY_PARTNER }),
  )
  return url.href
}

/**
 * A stand-in for the identity service. A form post of the browser starts it; it replaces the
 * session and redirects back.
 */
export const migration: RestHandlers<'startMigration' | 'startKeycloak'> = {
  startMigration: async ({ body, now, store, problem }) => {
    if (!isComeback(body.redirectUrl)) return problem(422, 'redirect_not_registered')
    return store.transaction(async (sql): Promise<RestAnswer<'startMigration'>> => {
      const bearer = await bearerOf(sql, body.ccmAuthToken, now)
      const member = bearer && (await memberById(sql, bearer.memberId))
      // A staff session can neither migrate an account nor become a member session.
      if (!member || bearer.impersonator || member.public_id !== body.ccmUuid.toLowerCase())
        return problem(401, 'code_refused')
      // The new session replaces the old one.
      await revokeFamily(sql, bearer.familyId)
      await completeMigration(sql, member.id)
      return {
        status: 303,
        headers: {
          Location: await returnUrl(sql, 'partner-code', member.id, body.redirectUrl, now),
        },
      }
    })
  },

  startKeycloak: async ({ body, now, store, problem }) => {
    if (!isComeback(body.redirectUrl)) return problem(422, 'redirect_not_registered')
    return store.transaction(async (sql): Promise<RestAnswer<'startKeycloak'>> => {
      const ticket = await takeTicket(sql, ['access-code'], body.accessCode, now)
      if (typeof ticket === 'string' || ticket.memberId === null || ticket.data.impersonator)
        return problem(401, 'code_refused')
      return {
        status: 303,
        headers: {
          Location: await returnUrl(sql, 'identity-code', ticket.memberId, body.redirectUrl, now),
        },
      }
    })
  },
}
