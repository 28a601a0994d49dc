import { countRequest, type RateLimit } from '../../database/tables/rate-limits.ts'
import type { MemberRow } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import type { Sql } from '../../database/store.ts'
import { dropTickets, issueTicket } from '../../database/tables/tickets.ts'

/** One mail a minute for one address. */
const PACE: RateLimit = { kind: 'email-verification', most: 1, ms: 60_000 }

/**
 * Sends the mail that confirms an address, unless one went out just now; the seconds to wait, or
 * null when it was sent. A new link ends the old one.
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

/** For nobody (`memberId` null) the same work is done, and nothing is sent. */
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
