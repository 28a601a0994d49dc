import type { Impersonator } from './impersonator.ts'
import { isOpen } from './sessions.ts'
import type { Sql } from '../store.ts'
import { hashOf, createToken } from '../tokens.ts'

const MINUTE = 60_000
/** Ticket kinds with their lifetime in milliseconds and their prefix. */
const KINDS = {
  'access-code': { ms: 5 * MINUTE, letters: 'ac' },
  'auth-token': { ms: 5 * MINUTE, letters: 'au' },
  'chat-app-code': { ms: 5 * MINUTE, letters: 'ca' },
  'education-code': { ms: 5 * MINUTE, letters: 'ed' },
  'partner-code': { ms: 5 * MINUTE, letters: 'sp' },
  'identity-code': { ms: 5 * MINUTE, letters: 'id' },
  'sso-code': { ms: 5 * MINUTE, letters: 'so' },
  'initial-request': { ms: 60 * MINUTE, letters: 'ir' },
  'used-jwt': { ms: 24 * 60 * MINUTE, letters: 'jt' },
  'password-reset': { ms: 60 * MINUTE, letters: 'pw' },
  'email-verification': { ms: 24 * 60 * MINUTE, letters: 'ev' },
  'trusted-device': { ms: 30 * 24 * 60 * MINUTE, letters: 'dt' },
} as const
export type TicketKind = keyof typeof KINDS

/** Data of a ticket besides its member. */
export type TicketData = {
  readonly partnerId?: string
  readonly externalId?: string
  readonly impersonator?: Impersonator
  /** The session that created the ticket; the ticket ends with it. */
  readonly familyId?: string
}
export type Ticket = {
  readonly kind: TicketKind
  readonly memberId: string | null
  readonly data: TicketData
}
/** The reason why a ticket is invalid; `unknown` includes tickets of another kind. */
export type TicketRefusal = 'unknown' | 'expired' | 'used'

/** Stores a new ticket and returns its token. */
export async function issueTicket(
  sql: Sql,
  kind: TicketKind,
  memberId: string | null,
  now: number,
  data: TicketData = {},
): Promise<string> {
  const token = createToken(KINDS[kind].letters)
  await keepTicket(sql, kind, token, memberId, now, data)
  return token
}

/** Stores a token of another system; false when it already exists. */
export async function keepTicket(
  sql: Sql,
  kind: TicketKind,
  token: string,
  memberId: string | null,
  now: number,
  data: TicketData = {},
): Promise<boolean> {
  const added = await sql.run(
    'INSERT INTO tickets (hash, kind, member_id, data, expires_ms, used) VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (hash) DO NOTHING',
    [hashOf(`${kind} ${token}`), kind, memberId, JSON.stringify(data), now + KINDS[kind].ms],
  )
  return added > 0
}

type Row = {
  readonly kind: TicketKind
  readonly member_id: string | null
  readonly data: string
  readonly expires_ms: number
  readonly used: number
}

/**
 * Returns the valid ticket of a token at `now`, or the reason for refusal. The ticket stays usable.
 */
export async function readTicket(
  sql: Sql,
  kinds: readonly TicketKind[],
  token: string,
  now: number,
): Promise<Ticket | TicketRefusal> {
  const hashes = kinds.map((kind) => hashOf(`${kind} ${token}`))
  const row = await sql.get<Row>(
    `SELECT kind, member_id, data, expires_ms, used FROM tickets WHERE hash IN (${hashes.map(() => '?').join(', ')})`,
    hashes,
  )
  if (!row) return 'unknown'
  if (row.used) return 'used'
  if (row.expires_ms <= now) return 'expired'
  // Only keepTicket writes this column.
  const data = JSON.parse(row.data) as TicketData
  if (data.familyId !== undefined && !(await isOpen(sql, data.familyId, now))) return 'used'
  return { kind: row.kind, memberId: row.member_id, data }
}

/** Uses up a ticket. Of two concurrent calls one succeeds. */
export async function takeTicket(
  sql: Sql,
  kinds: readonly TicketKind[],
  token: string,
  now: number,
): Promise<Ticket | TicketRefusal> {
  const ticket = await readTicket(sql, kinds, token, now)
  if (typeof ticket === 'string') return ticket
  const taken = await sql.run('UPDATE tickets SET used = 1 WHERE hash = ? AND used = 0', [
    hashOf(`${ticket.kind} ${token}`),
  ])
  return taken === 1 ? ticket : 'used'
}

/** Ends all tickets of a kind for a member. */
export function dropTickets(sql: Sql, kind: TicketKind, memberId: string): Promise<number> {
  return sql.run('UPDATE tickets SET used = 1 WHERE kind = ? AND member_id = ?', [kind, memberId])
}

/** Returns the scenario of a ticket's member, also of a used or expired ticket. */
export async function scenarioOfTicket(sql: Sql, token: string): Promise<string | null> {
  // The hash includes the kind, so a code is invalid for any other kind.
  const hashes = Object.keys(KINDS).map((kind) => hashOf(`${kind} ${token}`))
  const row = await sql.get<{ scenario: string | null }>(
    `SELECT m.scenario FROM tickets t JOIN members m ON m.id = t.member_id WHERE t.hash IN (${hashes.map(() => '?').join(', ')})`,
    hashes,
  )
  return row?.scenario ?? null
}
