import type { AccessFacts } from '../../database/facts/access-facts.ts'
import { readFact, writeFact } from '../../database/facts/facts.ts'
import { memberByUsername, usernameKey } from '../../database/tables/members.ts'
import type { Sql } from '../../database/store.ts'
import { takeTicket } from '../../database/tables/tickets.ts'
import type { RestAnswer, RestHandlers } from '../rest-call.ts'
import { paceVerification, writeVerification } from '../../services/auth/verification-mail.ts'

/**
 * Returns whether a member has an unverified address. It runs the same query for null, so that
 * response times do not differ.
 */
const isOpen = async (sql: Sql, memberId: string | null): Promise<boolean> => {
  const row = await sql.get<{ body: string }>(
    'SELECT body FROM facts WHERE member_id = ? AND name = ?',
    [memberId ?? '', 'access'],
  )
  // Only writeFact writes this column.
  return row !== undefined && !(JSON.parse(row.body) as AccessFacts).emailConfirmed
}

export const emailVerification: RestHandlers<'sendVerification' | 'confirmVerification'> = {
  sendVerification: async ({ body, now, store, problem }) => {
    const email = usernameKey(body.email)
    return store.transaction(async (sql): Promise<RestAnswer<'sendVerification'>> => {
      const wait = await paceVerification(sql, email, now)
      if (wait !== null)
        return { ...problem(429, 'too_many_requests'), headers: { 'Retry-After': String(wait) } }
      const memberId = (await memberByUsername(sql, email))?.id ?? null
      await writeVerification(sql, (await isOpen(sql, memberId)) ? memberId : null, email, now)
      return { status: 202 }
    })
  },

  confirmVerification: async ({ body, now, store, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'confirmVerification'>> => {
      const ticket = await takeTicket(sql, ['email-verification'], body.token, now)
      if (ticket === 'expired') return problem(422, 'verification_expired')
      if (typeof ticket === 'string' || ticket.memberId === null)
        return problem(422, 'verification_used')
      await writeFact(sql, ticket.memberId, 'access', {
        ...(await readFact(sql, ticket.memberId, 'access')),
        emailConfirmed: true,
      })
      return { status: 204 }
    }),
}
