import { type ChannelHistory, type ChatHistory, type SessionHistory } from './chats/chat-history.ts'
import { addSession, FIRST_CASE, type SessionRow } from '../services/coaching/coaching-sessions.ts'
import { SLOT_MINUTES } from '../services/coaching/coaching-slots.ts'
import { readFact } from '../database/facts/facts.ts'
import { recordedSince, recordView } from '../database/tables/access-log.ts'
import type { Sql } from '../database/store.ts'
import { dayNumber, dayText, instantOf, wallClock } from '../services/time/time-zone.ts'
import { addChannel, channelAt } from '../services/chat/channels.ts'
import { coachNamed } from '../services/chat/coaches.ts'
import { messageAt } from '../services/chat/messages.ts'
import { type ChatUser, chatUser, ensureUser } from '../services/chat/chat-users.ts'
import { appendMessage, type MessageAuthor, awaitCoach } from '../services/chat/chat-commands.ts'

type Clock = { readonly now: number; readonly msAt: (daysAgo: number, time: string) => number }

const seedChannel = async (
  sql: Sql,
  user: ChatUser,
  story: ChannelHistory,
  { now, msAt }: Clock,
): Promise<void> => {
  // Messages for later today are omitted.
  const said = story.said
    .map(([daysAgo, time, from, text]) => ({ at: msAt(daysAgo, time), from, text }))
    .filter(({ at }) => at <= now)
  const created = (said[0]?.at ?? msAt(30, '09:00')) - 60_000
  const { url } = await addChannel(sql, user.member_id, story.type, story.name, created)
  const coach = story.coach === undefined ? undefined : coachNamed(story.coach)
  if (coach)
    await sql.run(
      'INSERT INTO chat_coaches (channel_url, user_id, nickname, availability, available_from_ms, read_sequence, since_ms, has_left) VALUES (?, ?, ?, ?, NULL, 0, ?, 0)',
      [url, coach.id, coach.name, story.availability ?? 0, created],
    )
  for (const { at, from, text } of said) {
    const author: MessageAuthor =
      from === 'member'
        ? { type: 'MEMBER' }
        : from === 'coach' && coach
          ? { type: 'COACH', id: coach.id, name: coach.name }
          : { type: 'admin', name: 'Wellspring' }
    await appendMessage(sql, user, url, { text, author }, at)
    // A coach who answers has seen the conversation.
    if (author.type === 'COACH' && at >= ((await recordedSince(sql, user.member_id)) ?? now))
      await recordView(
        sql,
        user.member_id,
        { viewerType: 'COACH', name: author.name },
        'MESSAGES',
        at,
      )
  }
  const read = said.length - (story.unread ?? 0)
  const last = read > 0 ? await messageAt(sql, url, read) : undefined
  if (last)
    await sql.run('UPDATE chat_channels SET read_sequence = ?, read_ms = ? WHERE url = ?', [
      read,
      last.at_ms,
      url,
    ])
  if (story.isAwaiting)
    await awaitCoach(sql, user, (await channelAt(sql, user.member_id, url))!, false, now)
}

const phoneOf = async (sql: Sql, memberId: string): Promise<string> =>
  (await readFact(sql, memberId, 'personal')).phones[0]?.numberE164 ?? ''

const seedSession = async (
  sql: Sql,
  memberId: string,
  index: number,
  { inDays, time, kind, medium, status, coach }: SessionHistory,
  { msAt }: Clock,
): Promise<void> => {
  const row: Omit<SessionRow, 'move_count'> = {
    id: `cs-${memberId}-${index}`.slice(0, 64),
    case_id: FIRST_CASE,
    kind,
    medium,
    status,
    starts_ms: msAt(-inDays, time),
    minutes: SLOT_MINUTES,
    coach_name: coach,
    phone_number: medium === 'PHONE' ? await phoneOf(sql, memberId) : '',
    booking_id: null,
    slot_id: null,
  }
  await addSession(sql, memberId, row)
}

/** Creates the chat and coaching sessions of a persona once, within a transaction. */
export async function seedChat(
  sql: Sql,
  memberId: string,
  story: ChatHistory | undefined,
  timeZone: string,
  now: number,
): Promise<void> {
  if (!story || (await chatUser(sql, memberId))) return
  const today = dayNumber(wallClock(timeZone, now))
  const clock: Clock = {
    now,
    msAt: (daysAgo, time) => instantOf(`${dayText(today - daysAgo)}T${time}:00`, timeZone).ms,
  }
  const user = await ensureUser(sql, memberId)
  for (const channel of story.channels) await seedChannel(sql, user, channel, clock)
  for (const [index, session] of story.sessions.entries())
    await seedSession(sql, memberId, index + 1, session, clock)
}
