import { randomUUID } from 'node:crypto'
import type { Sql } from '../store.ts'

/** A sent message. `secret` is the one-time code or link token in the text. */
export type Mail = {
  readonly channel: 'EMAIL' | 'SMS'
  readonly destination: string
  readonly kind:
    | 'mfa-code'
    | 'password-reset'
    | 'password-changed'
    | 'second-step-changed'
    | 'address-changed'
    | 'email-verification'
  readonly secret: string
  readonly text: string
}

type SentMail = Mail & { readonly memberId: string; readonly at: string }

/** Sends a message to a member. A `memberId` of null does the same work and sends nothing. */
export async function sendMail(
  sql: Sql,
  memberId: string | null,
  now: number,
  { channel, destination, kind, secret, text }: Mail,
): Promise<void> {
  await sql.run(
    `INSERT INTO mails (id, member_id, number, at_ms, channel, destination, kind, secret, text)
     SELECT CAST(? AS TEXT), m.id, (SELECT COUNT(*) FROM mails o WHERE o.member_id = m.id), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT)
     FROM members m WHERE m.id = ?`,
    [randomUUID(), now, channel, destination, kind, secret, text, memberId ?? ''],
  )
}

type Row = Mail & { readonly member_id: string; readonly at_ms: number }

/** Returns the messages to the members of a scenario (`null`: the demo members), oldest first. */
export async function mailsOf(sql: Sql, scenario: string | null): Promise<readonly SentMail[]> {
  const where = scenario === null ? 'm.scenario IS NULL' : 'm.scenario = ?'
  const rows = await sql.all<Row>(
    `SELECT e.member_id, e.at_ms, e.channel, e.destination, e.kind, e.secret, e.text
     FROM mails e JOIN members m ON m.id = e.member_id WHERE ${where} ORDER BY e.at_ms, e.member_id, e.number`,
    scenario === null ? [] : [scenario],
  )
  return rows.map(({ member_id: memberId, at_ms, ...mail }) => ({
    memberId,
    at: new Date(at_ms).toISOString(),
    ...mail,
  }))
}
