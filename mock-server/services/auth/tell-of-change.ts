import { memberById } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import type { Sql } from '../../database/store.ts'

/** Mails the member that the way they sign in was changed, in case somebody else did it. */
export async function tellOfChange(
  sql: Sql,
  memberId: string,
  now: number,
  kind: 'password-changed' | 'second-step-changed',
  text: string,
): Promise<void> {
  const member = await memberById(sql, memberId)
  if (member)
    await sendMail(sql, memberId, now, {
      channel: 'EMAIL',
      destination: member.username,
      kind,
      secret: '',
      text,
    })
}
