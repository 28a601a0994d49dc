import { Availability } from '../../generated/proto/portal/chat/v1/channel_pb.js'
import {
  channelOfType,
  type ChannelRow,
  type ChannelType,
  coachesIn,
  type CoachRow,
} from '../services/chat/channels.ts'
import { coachNamed } from '../services/chat/coaches.ts'
import { expireCursors, publishEvent } from '../services/chat/chat-events.ts'
import {
  assign,
  coachFor,
  coachReads,
  removeCoaches,
  setAvailability,
  setTyping,
} from '../services/chat/coach-presence.ts'
import { type ChatUser, ensureUser, lockUser } from '../services/chat/chat-users.ts'
import { channelOf } from '../services/chat/chat-proto.ts'
import {
  appendMessage,
  type MessageAuthor,
  ensureChannel,
  postMessage,
} from '../services/chat/chat-commands.ts'
import { readFact } from '../database/facts/facts.ts'
import { memberById } from '../database/tables/members.ts'
import type { Sql } from '../database/store.ts'
import {
  type ControlFields,
  fieldsOf,
  flag,
  ControlError,
  optional,
  text,
  whole,
} from './control-error.ts'
import type { ControlRequest } from './control-request.ts'

const NAMES: Readonly<Record<ChannelType, string>> = {
  MEMBER_ONE_ON_ONE: 'Coaching',
  MEMBER_FOOD_LOGGING: 'Food log',
  MEMBER_SUPPORT: 'Support',
}

const typeOf = (fields: ControlFields): ChannelType => {
  const name = optional(fields, 'channel', text) ?? 'MEMBER_ONE_ON_ONE'
  if (name === 'MEMBER_ONE_ON_ONE' || name === 'MEMBER_FOOD_LOGGING' || name === 'MEMBER_SUPPORT')
    return name
  throw new ControlError(400, `"channel" must be ${Object.keys(NAMES).join(', ')}`)
}

/** Reads an availability by its name (`LONG_AWAY`) or number. */
const availabilityOf = (fields: ControlFields): number => {
  const given = fields['availability']
  const level =
    typeof given === 'string'
      ? Object.entries(Availability).find(([name]) => name === given)?.[1]
      : given
  if (typeof level !== 'number' || Availability[level] === undefined)
    throw new ControlError(
      400,
      '"availability" must be AVAILABLE, SHORT_AWAY, LONG_AWAY, EXTENDED_AWAY, INDEFINITE_AWAY or NO_COACH, or 0 to 5',
    )
  return level
}

const momentOf = (fields: ControlFields, name: string): number => {
  const ms = Date.parse(text(fields, name))
  if (Number.isNaN(ms))
    throw new ControlError(400, `"${name}" must be a moment such as "2026-11-20T13:05:00Z"`)
  return ms
}

type Scene = {
  readonly sql: Sql
  readonly user: ChatUser
  readonly row: ChannelRow
  readonly now: number
  readonly coach: CoachRow | undefined
  readonly fields: ControlFields
}

/**
 * Builds a handler for a request about a member's channel. It creates a missing chat user or
 * channel.
 */
const order =
  <T>(known: readonly string[], work: (scene: Scene) => Promise<T>) =>
  async ({ sandbox, body }: ControlRequest): Promise<T> => {
    const fields = fieldsOf(body, ['memberId', 'channel', ...known])
    const type = typeOf(fields)
    const member = await memberById(sandbox.store, text(fields, 'memberId'))
    if (!member) throw new ControlError(404, 'there is no such member')
    const now = sandbox.clock.now(member.scenario ?? '')
    return sandbox.store.transaction(async (sql) => {
      const user = await ensureUser(sql, member.id)
      const row = await ensureChannel(sql, user, type, NAMES[type], now)
      return work({ sql, user, row, now, coach: (await coachesIn(sql, row.url))[0], fields })
    }, 'locking')
  }

const needed = (coach: CoachRow | undefined): CoachRow => {
  if (!coach)
    throw new ControlError(409, 'the channel has no coach; assign one by POST /control/chat/coach')
  return coach
}

const authorOf = ({ fields, coach }: Scene): MessageAuthor => {
  const from = optional(fields, 'from', text) ?? 'coach'
  if (from === 'admin')
    return { type: 'admin', name: optional(fields, 'senderName', text) ?? 'Wellspring' }
  if (from === 'member') return { type: 'MEMBER' }
  if (from !== 'coach') throw new ControlError(400, '"from" must be coach, member or admin')
  const { user_id, nickname } = needed(coach)
  return { type: 'COACH', id: user_id, name: nickname }
}

/**
 * POST /control/chat/message: posts a message from the coach, the service or the member on another
 * device.
 */
export const chatMessage = order(['text', 'from', 'senderName'], async (scene) => {
  const message = await postMessage(
    scene.sql,
    scene.user,
    scene.row.url,
    { text: text(scene.fields, 'text'), author: authorOf(scene) },
    scene.now,
  )
  return {
    channelUrl: message.channelUrl,
    messageId: message.messageId,
    sequence: message.sequence,
  }
})

/**
 * POST /control/chat/coach: a coach joins, by name or by the member's shift. A `name` of null
 * removes all coaches.
 */
export const chatCoach = order(['name'], async ({ sql, user, row, now, fields }) => {
  if (fields['name'] === null) {
    await removeCoaches(sql, user, row.url, now)
    return { channelUrl: row.url, coach: null }
  }
  const name = optional(fields, 'name', text)
  const coach = name === undefined ? await coachFor(sql, user, row) : coachNamed(name)
  await assign(sql, user, row, coach, await readFact(sql, user.member_id, 'locale'), now)
  return { channelUrl: row.url, coach: coach.name }
})

/** POST /control/chat/availability: sets how soon the coach answers and when they return. */
export const chatAvailability = order(
  ['availability', 'availabilityStartTime'],
  async ({ sql, user, row, now, coach, fields }) => {
    needed(coach)
    const from = optional(fields, 'availabilityStartTime', momentOf) ?? null
    return { coaches: await setAvailability(sql, user, row.url, availabilityOf(fields), from, now) }
  },
)

/** POST /control/chat/typing: the coach starts or stops typing. */
export const chatTyping = order(['typing'], async ({ sql, user, row, now, coach, fields }) => {
  await setTyping(sql, user, row.url, needed(coach), flag(fields, 'typing'), now)
  return {}
})

/** POST /control/chat/read: the coach reads all messages. */
export const chatRead = order([], async ({ sql, user, row, now, coach }) => {
  await coachReads(sql, user, row, needed(coach), now)
  return { sequence: row.last_sequence }
})

/**
 * POST /control/chat/history: adds `count` messages at once, from coach and member in turn, one
 * minute apart. The latest is now; streams get no event for each message.
 */
export const chatHistory = order(['count'], async ({ sql, user, row, now, coach, fields }) => {
  const count = whole(1, 20_000)(fields, 'count')
  const { user_id, nickname } = needed(coach)
  for (let index = 0; index < count; index++) {
    const author: MessageAuthor =
      index % 2 === 0 ? { type: 'COACH', id: user_id, name: nickname } : { type: 'MEMBER' }
    await appendMessage(
      sql,
      user,
      row.url,
      { text: `Message ${row.last_sequence + index + 1}`, author },
      now - (count - 1 - index) * 60_000,
    )
  }
  const after = (await channelOfType(sql, user.member_id, row.custom_type))!
  await publishEvent(sql, user.member_id, now, {
    case: 'channel',
    value: { channel: await channelOf(sql, user, after) },
  })
  return { lastSequence: after.last_sequence }
})

/** POST /control/chat/answers: turns the automatic coaches of the demo on or off for a member. */
export async function chatAnswers({ sandbox, body }: ControlRequest) {
  const fields = fieldsOf(body, ['memberId', 'isOn'])
  const member = await memberById(sandbox.store, text(fields, 'memberId'))
  if (!member) throw new ControlError(404, 'there is no such member')
  await sandbox.liveCoach.answer(member.id, flag(fields, 'isOn'))
  return {}
}

/** POST /control/chat/forget: makes every earlier cursor too old. */
export async function chatForget({ sandbox, body }: ControlRequest) {
  const memberId = text(fieldsOf(body, ['memberId']), 'memberId')
  return {
    forgotten: await sandbox.store.transaction(
      async (sql) => ((await lockUser(sql, memberId)) ? expireCursors(sql, memberId) : 0),
      'locking',
    ),
  }
}
