import type { Sql } from '../../database/store.ts'

/**
 * A stored coaching session, with short names of the enums. A booked session in the past counts as
 * completed.
 */
export type SessionRow = {
  readonly id: string
  readonly case_id: string
  readonly kind: 'INTRO' | 'FOLLOW_UP' | 'OTHER' | 'INITIAL'
  readonly medium: 'PHONE' | 'VIDEO' | 'OTHER'
  readonly status: 'BOOKED' | 'CANCELLED' | 'COMPLETED' | 'MISSED'
  readonly starts_ms: number
  readonly minutes: number
  readonly coach_name: string
  readonly phone_number: string
  readonly booking_id: string | null
  /** The slot that the booking named. A move keeps it, so that a repeated booking is recognized. */
  readonly slot_id: string | null
  readonly move_count: number
}

const ALL =
  'SELECT id, case_id, kind, medium, status, starts_ms, minutes, coach_name, phone_number, booking_id, slot_id, move_count FROM coaching_sessions'

const asOf = (row: SessionRow, now: number): SessionRow =>
  row.status === 'BOOKED' && endOf(row) <= now ? { ...row, status: 'COMPLETED' } : row

export function endOf({ starts_ms, minutes }: Pick<SessionRow, 'starts_ms' | 'minutes'>): number {
  return starts_ms + minutes * 60_000
}

/** Returns sessions by start, earliest first. */
export async function sessionsOf(
  sql: Sql,
  memberId: string,
  now: number,
): Promise<readonly SessionRow[]> {
  return (
    await sql.all<SessionRow>(`${ALL} WHERE member_id = ? ORDER BY starts_ms, id`, [memberId])
  ).map((row) => asOf(row, now))
}

/** Returns undefined for a session of another member. */
export async function sessionAt(
  sql: Sql,
  memberId: string,
  id: string,
  now: number,
): Promise<SessionRow | undefined> {
  const row = await sql.get<SessionRow>(`${ALL} WHERE member_id = ? AND id = ?`, [memberId, id])
  return row && asOf(row, now)
}

export function sessionByBooking(sql: Sql, memberId: string, bookingId: string) {
  return sql.get<SessionRow>(`${ALL} WHERE member_id = ? AND booking_id = ?`, [memberId, bookingId])
}

export function addSession(sql: Sql, memberId: string, row: Omit<SessionRow, 'move_count'>) {
  return sql.run(
    `INSERT INTO coaching_sessions (member_id, id, case_id, kind, medium, status, starts_ms, minutes, coach_name, phone_number, booking_id, slot_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      memberId,
      row.id,
      row.case_id,
      row.kind,
      row.medium,
      row.status,
      row.starts_ms,
      row.minutes,
      row.coach_name,
      row.phone_number,
      row.booking_id,
      row.slot_id,
    ],
  )
}

/** Cancels a booked session before its start and returns the number of changed rows. */
export function cancelSession(sql: Sql, memberId: string, id: string, now: number) {
  return sql.run(
    `UPDATE coaching_sessions SET status = 'CANCELLED' WHERE member_id = ? AND id = ? AND status = 'BOOKED' AND starts_ms > ?`,
    [memberId, id, now],
  )
}

/** Moves a booked session before its start and returns the number of changed rows. */
export function moveSession(
  sql: Sql,
  memberId: string,
  id: string,
  to: Pick<SessionRow, 'starts_ms' | 'minutes' | 'coach_name'>,
  now: number,
) {
  return sql.run(
    `UPDATE coaching_sessions SET starts_ms = ?, minutes = ?, coach_name = ?, move_count = move_count + 1
     WHERE member_id = ? AND id = ? AND status = 'BOOKED' AND starts_ms > ?`,
    [to.starts_ms, to.minutes, to.coach_name, memberId, id, now],
  )
}

/** The first case of a member; later sessions may have another. */
export const FIRST_CASE = 'case-1'

/** Returns the case of the latest session. */
export function openCase(sessions: readonly SessionRow[]): string {
  return sessions.at(-1)?.case_id ?? FIRST_CASE
}
