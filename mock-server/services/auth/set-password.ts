import { readFact } from '../../database/facts/facts.ts'
import { type MemberRow, memberById } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import { revokeFamilies } from '../../database/tables/sessions.ts'
import type { Sql, Store } from '../../database/store.ts'
import { dropTickets } from '../../database/tables/tickets.ts'
import { brokenRules, type PasswordRule } from './password-rules.ts'
import { isRightPassword } from './password-hash.ts'

/** What a member's new password breaks; nothing for a good one. */
export async function brokenRulesOf(
  store: Store,
  member: MemberRow,
  password: string,
): Promise<readonly PasswordRule[]> {
  const { firstName, lastName } = await readFact(store, member.id, 'personal')
  const [userName = ''] = member.username.split(/[@+]/)
  return brokenRules(
    password,
    [firstName, lastName, userName, 'wellspring'],
    await isRightPassword(password, member.password_hash),
  )
}

/** What stood for the old password: whoever had it may have any of these by now. */
const OUTLIVED = [
  'password-reset',
  'trusted-device',
  'access-code',
  'auth-token',
  'chat-app-code',
  'education-code',
  'partner-code',
  'identity-code',
] as const

/**
 * Sets it, ends the member's sessions but for one that may stay, forgets the links, codes and
 * devices that stood for the old one, and says so by mail.
 */
export async function setPassword(
  sql: Sql,
  memberId: string,
  hash: string,
  stays: string | null,
  now: number,
): Promise<void> {
  await sql.run('UPDATE members SET password_hash = ? WHERE id = ?', [hash, memberId])
  await revokeFamilies(sql, memberId, stays)
  for (const kind of OUTLIVED) await dropTickets(sql, kind, memberId)
  await sql.run('UPDATE mfa_challenges SET done = 1 WHERE member_id = ?', [memberId])
  const member = await memberById(sql, memberId)
  if (member)
    await sendMail(sql, memberId, now, {
      channel: 'EMAIL',
      destination: member.username,
      kind: 'password-changed',
      secret: '',
      text: 'Your Wellspring password was changed.',
    })
}
