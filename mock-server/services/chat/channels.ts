import { randomBytes } from 'node:crypto'
import type { Sql } from '../../database/store.ts'

export type ChannelType = 'MEMBER_ONE_ON_ONE' | 'MEMBER_FOOD_LOGGING' | 'MEMBER_SUPPORT'

/** A stored channel. `last_ms` is the time of the latest message, or of creation without one. */
export type ChannelRow = {
  readonly url: string
  readonly member_id: string
  readonly custom_type: ChannelType
  readonly name: string
  readonly created_ms: number
  readonly last_sequence: number
  readonly last_ms: number
  readonly read_sequence: number
  readonly read_ms: number | null
  readonly has_written: number
  readonly awaiting_coach: number
  readonly wants_previous: number
  readonly pinged_message_id: string
}

/** A present or former coach of a channel. Availability is the number of the contract. */
export type CoachRow = {
  readonly user_id: string
  readonly nickname: string
  readonly availability: number
  readonly available_from_ms: number | null
  readonly read_sequence: number
  readonly has_left: number
}

const ALL = `SELECT url, member_id, custom_type, name, created_ms, last_sequence, last_ms, read_sequence, read_ms, has_written, awaiting_coach,
  wants_previous, pinged_message_id FROM chat_channels`

/** Returns channels by latest message, newest first. */
export function channelsOf(sql: Sql, memberId: string, limit: number) {
  return sql.all<ChannelRow>(`${ALL} WHERE member_id = ? ORDER BY last_ms DESC, url LIMIT ?`, [
    memberId,
    limit,
  ])
}

/** Returns undefined for a channel of another member. */
export function channelAt(sql: Sql, memberId: string, url: string) {
  return sql.get<ChannelRow>(`${ALL} WHERE url = ? AND member_id = ?`, [url, memberId])
}

export function channelOfType(sql: Sql, memberId: string, type: ChannelType) {
  return sql.get<ChannelRow>(
    `${ALL} WHERE member_id = ? AND custom_type = ? ORDER BY created_ms, url LIMIT 1`,
    [memberId, type],
  )
}

/** Adds an empty channel. */
export async function addChannel(
  sql: Sql,
  memberId: string,
  type: ChannelType,
  name: string,
  now: number,
): Promise<ChannelRow> {
  const url = `ch-${randomBytes(9).toString('hex')}`
  await sql.run(
    `INSERT INTO chat_channels (url, member_id, custom_type, name, created_ms, last_sequence, last_ms, read_sequence, read_ms, has_written,
      awaiting_coach, wants_previous, pinged_message_id) VALUES (?, ?, ?, ?, ?, 0, ?, 0, NULL, 0, 0, 0, '')`,
    [url, memberId, type, name, now, now],
  )
  return (await channelAt(sql, memberId, url))!
}

const COACHES =
  'SELECT user_id, nickname, availability, available_from_ms, read_sequence, has_left FROM chat_coaches'

/** Returns the present coaches. */
export function coachesIn(sql: Sql, url: string) {
  return sql.all<CoachRow>(
    `${COACHES} WHERE channel_url = ? AND has_left = 0 ORDER BY since_ms, user_id`,
    [url],
  )
}

/** Returns the coach who left last. */
export function previousCoach(sql: Sql, url: string) {
  return sql.get<CoachRow>(
    `${COACHES} WHERE channel_url = ? AND has_left = 1 ORDER BY since_ms DESC, user_id LIMIT 1`,
    [url],
  )
}
