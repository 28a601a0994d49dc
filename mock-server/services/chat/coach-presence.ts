import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import { recordView } from '../../database/tables/access-log.ts'
import type { Sql } from '../../database/store.ts'
import { type ChannelRow, coachesIn, type CoachRow, previousCoach } from './channels.ts'
import { type SandboxCoach, usualCoach } from './coaches.ts'
import { publishEvent } from './chat-events.ts'
import { messageAt } from './messages.ts'
import type { ChatUser } from './chat-users.ts'
import { coachOf } from './chat-proto.ts'
import { endWaiting, postMessage } from './chat-commands.ts'

const AVAILABLE = 0
const NO_COACH = 5

/** A typing indicator ends after this many seconds without renewal. */
export const TYPING_SECONDS = 6

const tellMember = (sql: Sql, user: ChatUser, url: string, coach: CoachRow, now: number) =>
  publishEvent(sql, user.member_id, now, {
    case: 'member',
    value: { channelUrl: url, member: coachOf(coach), hasLeft: coach.has_left === 1 },
  })

const leave = async (
  sql: Sql,
  user: ChatUser,
  url: string,
  coach: CoachRow,
  now: number,
): Promise<void> => {
  await sql.run(
    'UPDATE chat_coaches SET has_left = 1, availability = ?, available_from_ms = NULL, since_ms = ? WHERE channel_url = ? AND user_id = ?',
    [NO_COACH, now, url, coach.user_id],
  )
  await tellMember(
    sql,
    user,
    url,
    { ...coach, has_left: 1, availability: NO_COACH, available_from_ms: null },
    now,
  )
}

/** Removes all coaches from a channel. */
export async function removeCoaches(
  sql: Sql,
  user: ChatUser,
  url: string,
  now: number,
): Promise<void> {
  for (const coach of await coachesIn(sql, url)) await leave(sql, user, url, coach, now)
}

/** Shortens a name as the portal shows it: first name and initial of the last name. */
const short = (name: string): string => name.replace(/^(\S+)(?:\s.*)?\s(\S)\S*$/u, '$1 $2.')
const words = {
  'en-US': (name: string) => `${short(name)} is your coach now.`,
  'es-US': (name: string) => `Ahora ${short(name)} se encarga de su asesoría.`,
}
export type Language = keyof typeof words

/** Returns the coach for a channel: the one that the member wants back, or their usual one. */
export async function coachFor(sql: Sql, user: ChatUser, row: ChannelRow): Promise<SandboxCoach> {
  const before = row.wants_previous === 1 ? await previousCoach(sql, row.url) : undefined
  return before ? { id: before.user_id, name: before.nickname } : usualCoach(user.nickname)
}

/** Replaces the coaches of a channel by an available one and ends the wait. */
export async function assign(
  sql: Sql,
  user: ChatUser,
  row: ChannelRow,
  coach: SandboxCoach,
  language: Language,
  now: number,
): Promise<void> {
  const there = await coachesIn(sql, row.url)
  for (const other of there)
    if (other.user_id !== coach.id) await leave(sql, user, row.url, other, now)
  const has = there.some(({ user_id }) => user_id === coach.id)
  if (!has) {
    await sql.run(
      `INSERT INTO chat_coaches (channel_url, user_id, nickname, availability, available_from_ms, read_sequence, since_ms, has_left) VALUES (?, ?, ?, ?, NULL, ?, ?, 0)
       ON CONFLICT (channel_url, user_id) DO UPDATE SET has_left = 0, availability = excluded.availability, available_from_ms = NULL,
         read_sequence = excluded.read_sequence, since_ms = excluded.since_ms`,
      [row.url, coach.id, coach.name, AVAILABLE, row.last_sequence, now],
    )
    await tellMember(
      sql,
      user,
      row.url,
      {
        user_id: coach.id,
        nickname: coach.name,
        availability: AVAILABLE,
        available_from_ms: null,
        read_sequence: row.last_sequence,
        has_left: 0,
      },
      now,
    )
  }
  await endWaiting(sql, user, row, now)
  if (!has)
    await postMessage(
      sql,
      user,
      row.url,
      { text: words[language](coach.name), author: { type: 'admin', name: 'Wellspring' } },
      now,
    )
}

/** Sets how soon the coaches of a channel answer and when they return. */
export async function setAvailability(
  sql: Sql,
  user: ChatUser,
  url: string,
  availability: number,
  from: number | null,
  now: number,
): Promise<number> {
  const there = await coachesIn(sql, url)
  await sql.run(
    'UPDATE chat_coaches SET availability = ?, available_from_ms = ? WHERE channel_url = ? AND has_left = 0',
    [availability, from, url],
  )
  for (const coach of there)
    await tellMember(sql, user, url, { ...coach, availability, available_from_ms: from }, now)
  return there.length
}

/** Starts or ends the typing indicator of a coach. */
export function setTyping(
  sql: Sql,
  user: ChatUser,
  url: string,
  coach: Pick<CoachRow, 'user_id'>,
  typing: boolean,
  now: number,
) {
  return publishEvent(sql, user.member_id, now, {
    case: 'typing',
    value: {
      channelUrl: url,
      userId: coach.user_id,
      typing,
      durationSeconds: typing ? TYPING_SECONDS : 0,
    },
  })
}

/** Marks all messages as read by the coach. */
export async function coachReads(
  sql: Sql,
  user: ChatUser,
  row: ChannelRow,
  coach: CoachRow,
  now: number,
): Promise<void> {
  if (coach.read_sequence >= row.last_sequence) return
  const viewer = { viewerType: 'COACH', name: coach.nickname } as const
  await recordView(sql, user.member_id, viewer, 'MESSAGES', now)
  const last = (await messageAt(sql, row.url, row.last_sequence))!
  await sql.run('UPDATE chat_coaches SET read_sequence = ? WHERE channel_url = ? AND user_id = ?', [
    row.last_sequence,
    row.url,
    coach.user_id,
  ])
  await publishEvent(sql, user.member_id, now, {
    case: 'read',
    value: {
      channelUrl: row.url,
      userId: coach.user_id,
      lastReadSequence: row.last_sequence,
      lastReadTime: timestampFromMs(last.at_ms),
    },
  })
}
