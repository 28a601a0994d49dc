import { readFact, writeFact } from '../../database/facts/facts.ts'
import { memberById } from '../../database/tables/members.ts'
import { bearerOf, revokeFamily } from '../../database/tables/sessions.ts'
import type { Sql } from '../../database/store.ts'
import { issueTicket, takeTicket } from '../../database/tables/tickets.ts'
import type { RestAnswer, RestHandlers } from '../rest-call.ts'
import { isComeback } from '../../services/auth/partner-directory.ts'

const IDENTITY_PARTNER = 'TELADOC'

/** The member has the single sign-on identity from now on, and nothing left to move. */
const move = async (sql: Sql, memberId: string): Promise<void> => {
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
 * Back to the portal: a move with a code that `signInWithPartnerCode` takes, the identity service
 * with one that `signInWithIdentityCode` takes.
 */
const comeback = async (
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
 * The identity service as a browser meets it, which is sent there by a form: it takes the session
 * over and sends the browser back.
 */
export const migration: RestHandlers<'startMigration' | 'startKeycloak'> = {
  startMigration: async ({ body, now, store, problem }) => {
    if (!isComeback(body.redirectUrl)) return problem(422, 'redirect_not_registered')
    return store.transaction(async (sql): Promise<RestAnswer<'startMigration'>> => {
      const bearer = await bearerOf(sql, body.ccmAuthToken, now)
      const member = bearer && (await memberById(sql, bearer.memberId))
      // The staff view an account: they do not move it, nor take a session of the member's own from
      // it.
      if (!member || bearer.impersonator || member.public_id !== body.ccmUuid.toLowerCase())
        return problem(401, 'code_refused')
      // The old session moves: it is not there beside the new one.
      await revokeFamily(sql, bearer.familyId)
      await move(sql, member.id)
      return {
        status: 303,
        headers: {
          Location: await comeback(sql, 'partner-code', member.id, body.redirectUrl, now),
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
          Location: await comeback(sql, 'identity-code', ticket.memberId, body.redirectUrl, now),
        },
      }
    })
  },
}
