import { readFact, writeFact } from '../store/facts.ts'
import { memberByUsername, usernameKey } from '../store/members.ts'
import { takeTicket } from '../store/tickets.ts'
import type { Answer, Handlers } from './operation.ts'
import { paceVerification, writeVerification } from './verification-mail.ts'

export const emailVerification: Handlers<'sendVerification' | 'confirmVerification'> = {
  sendVerification: async ({ body, now, store, problem }) => {
    const email = usernameKey(body.email)
    return store.transaction(async (sql): Promise<Answer<'sendVerification'>> => {
      const wait = await paceVerification(sql, email, now)
      if (wait !== null) return { ...problem(429, 'too_many_requests'), headers: { 'Retry-After': String(wait) } }
      const member = await memberByUsername(sql, email)
      const isOpen = member !== undefined && !(await readFact(sql, member.id, 'access')).emailConfirmed
      await writeVerification(sql, isOpen ? member.id : null, email, now)
      return { status: 202 }
    })
  },

  confirmVerification: async ({ body, now, store, problem }) =>
    store.transaction(async (sql): Promise<Answer<'confirmVerification'>> => {
      const ticket = await takeTicket(sql, ['email-verification'], body.token, now)
      if (ticket === 'expired') return problem(422, 'verification_expired')
      if (typeof ticket === 'string' || ticket.memberId === null) return problem(422, 'verification_used')
      await writeFact(sql, ticket.memberId, 'access', { ...(await readFact(sql, ticket.memberId, 'access')), emailConfirmed: true })
      return { status: 204 }
    }),
}
