import { countRequest, type RateLimit } from '../../database/tables/rate-limits.ts'
import type { MemberRow } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import type { Sql } from '../../database/store.ts'
import { dropTickets, issueTicket } from '../../database/tables/tickets.ts'

/** One mail per minute and address. */
const PACE: RateLimit = { kind: 'email-verification', most: 1, ms: 60_000 }

/**
 * Sends the verification mail and returns null, or the seconds to wait after a recent one. A new
 * link revokes the old one.
 */
export async function mailVerification(
  sql: Sql,
  member: MemberRow,
  now: number,
): Promise<number | null> {
  const wait = await paceVerification(sql, member.username, now)
  if (wait === null) await writeVerification(sql, member.id, member.username, now)
  return wait
}

export function paceVerification(sql: Sql, email: string, now: number): Promise<number | null> {
  return countRequest(sql, PACE, email, now)
}

/** A `memberId` of null does the same work and sends nothing. */
export async function writeVerification(
  sql: Sql,
  memberId: string | null,
  email: string,
  now: number,
): Promise<void> {
  await dropTickets(sql, 'email-verification', memberId ?? '')
  const secret = await issueTicket(sql, 'email-verification', memberId, now)
  const text = `Confirm your email address: /verification-required?token=${secret}`
  await sendMail(sql, memberId, now, {
    channel: 'EMAIL',
    destination: email,
    kind: 'email-verification',
    secret,
    text,
  })
}
