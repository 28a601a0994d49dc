import { randomBytes, randomUUID } from 'node:crypto'
import type { components } from '../../../generated/openapi/types.d.ts'
import type { Sql } from '../store.ts'
import { hashOf } from '../tokens.ts'
import { utcText } from './access-log.ts'

export type ReportLink = components['schemas']['ReportLink']
export type ReportPart = components['schemas']['ReportPart']
type NewReportLink = components['schemas']['NewReportLink']

const DAY = 86_400_000

type Row = {
  readonly id: string
  readonly member_id: string
  readonly parts: string
  readonly report_days: number
  readonly made_ms: number
  readonly ends_ms: number
  readonly look_count: number
  readonly last_look_ms: number | null
}

const wire = (row: Row): ReportLink => ({
  id: row.id,
  // Only this file writes these columns, with values of the contract.
  parts: row.parts.split(',') as ReportPart[],
  reportDays: row.report_days as ReportLink['reportDays'],
  madeAt: utcText(row.made_ms),
  endsAt: utcText(row.ends_ms),
  lookCount: row.look_count,
  lastLookAt: row.last_look_ms === null ? null : utcText(row.last_look_ms),
})

const names = 'id, member_id, parts, report_days, made_ms, ends_ms, look_count, last_look_ms'

/** Makes a link and returns its token, which is stored as a hash only. */
export async function addReportLink(
  sql: Sql,
  memberId: string,
  { parts, reportDays, lastsDays }: NewReportLink,
  now: number,
): Promise<{ readonly link: ReportLink; readonly token: string }> {
  // Whole seconds, so that the link ends at the moment that it says.
  const made = Math.floor(now / 1000) * 1000
  const token = randomBytes(32).toString('base64url')
  const row: Row = {
    id: `rl-${randomUUID()}`,
    member_id: memberId,
    parts: parts.join(),
    report_days: reportDays,
    made_ms: made,
    ends_ms: made + lastsDays * DAY,
    look_count: 0,
    last_look_ms: null,
  }
  await sql.run(`INSERT INTO report_links (${names}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    ...Object.values(row),
    hashOf(token),
  ])
  return { link: wire(row), token }
}

/** The member's links that work at `now`, newest first. */
export async function liveReportLinks(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<readonly ReportLink[]> {
  const rows = await sql.all<Row>(
    `SELECT ${names} FROM report_links WHERE member_id = ? AND revoked_ms IS NULL AND ends_ms > ?
     ORDER BY made_ms DESC, id`,
    [memberId, now],
  )
  return rows.map(wire)
}

/** Ends a link that works; false when the member has none with this id. */
export async function endReportLink(
  sql: Sql,
  memberId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const found = await sql.run(
    `UPDATE report_links SET revoked_ms = ?
     WHERE member_id = ? AND id = ? AND revoked_ms IS NULL AND ends_ms > ?`,
    [now, memberId, id, now],
  )
  return found > 0
}

/**
 * Counts a look and returns its link and member; null for a token that is unknown, revoked or ended.
 */
export async function lookByLink(
  sql: Sql,
  token: string,
  now: number,
): Promise<{ readonly link: ReportLink; readonly memberId: string } | null> {
  const live = 'hash = ? AND revoked_ms IS NULL AND ends_ms > ?'
  await sql.run(
    `UPDATE report_links SET look_count = look_count + 1, last_look_ms = ? WHERE ${live}`,
    [now, hashOf(token), now],
  )
  const row = await sql.get<Row>(`SELECT ${names} FROM report_links WHERE ${live}`, [
    hashOf(token),
    now,
  ])
  return row ? { link: wire(row), memberId: row.member_id } : null
}

/** The scenario of a link's member, also of a link that ended. */
export async function scenarioOfReportLink(sql: Sql, token: string): Promise<string | null> {
  const row = await sql.get<{ scenario: string | null }>(
    'SELECT m.scenario FROM report_links l JOIN members m ON m.id = l.member_id WHERE l.hash = ?',
    [hashOf(token)],
  )
  return row?.scenario ?? null
}
