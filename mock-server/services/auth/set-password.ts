import { readFact } from '../../database/facts/facts.ts'
import type { MemberRow } from '../../database/tables/members.ts'
import { revokeFamilies } from '../../database/tables/sessions.ts'
import type { Sql, Store } from '../../database/store.ts'
import { dropTickets } from '../../database/tables/tickets.ts'
import { brokenRules, type PasswordRule } from './password-rules.ts'
import { isRightPassword } from './password-hash.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Lists the rules that a new password breaks. */
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

/** Tickets to revoke after a password change, because others may hold them. */
const REVOKED_KINDS = [
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
 * Sets the password, ends all sessions except `keptFamilyId`, and revokes links, codes and trusted
 * devices. A mail confirms the change.
 */
export async function setPassword(
  sql: Sql,
  memberId: string,
  hash: string,
  keptFamilyId: string | null,
  now: number,
): Promise<void> {
  await sql.run('UPDATE members SET password_hash = ? WHERE id = ?', [hash, memberId])
  await revokeFamilies(sql, memberId, keptFamilyId)
  for (const kind of REVOKED_KINDS) await dropTickets(sql, kind, memberId)
  await sql.run('UPDATE mfa_challenges SET done = 1 WHERE member_id = ?', [memberId])
  await tellOfChange(
    sql,
    memberId,
    now,
    'password-changed',
    'Your Wellspring password was changed.',
  )
}
