import type { ChatEvent, ChatEventBody, LeftOutEvent } from '../model/chat-events.ts'
import { streamEventsStream } from '#generated/rpc/streams.ts'
import { reportUnreadable } from '#generated/schemas/answer.ts'
import { Notes, unreadable } from '#generated/schemas/read.ts'
import { readStreamEventsResponse } from '#generated/schemas/rpc/chat.reader.ts'

/**
 * The kinds of events, and whether the portal shows what they tell: one that cannot be read is then
 * missed.
 */
const kinds = {
  ready: false,
  heartbeat: false,
  message: true,
  read: true,
  member: true,
  channel: true,
  metadata: true,
  typing: false,
} as const satisfies Record<ChatEventBody['kind'], boolean>
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as readonly Kind[]

/**
 * An event of the stream. One of an unknown kind, or that cannot be read, is left out and reported,
 * and ends nothing.
 */
export function chatEventOf(wire: unknown): ChatEvent | LeftOutEvent {
  const notes = new Notes()
  const event = readStreamEventsResponse(wire, notes)
  const kind = event === unreadable ? undefined : names.find((name) => event[name] !== undefined)
  const named = names.find((name) => typeof wire === 'object' && wire !== null && name in wire)
  if (event !== unreadable && named === undefined) notes.add('oneof')
  reportUnreadable(streamEventsStream.operationId, notes.counts)
  if (event === unreadable || kind === undefined)
    return {
      kind: 'leftOut',
      cursor: event === unreadable ? null : event.cursor,
      isMissed: named !== undefined && kinds[named],
    }
  const { cursor, eventTime: at } = event
  // The reader has seen that it is what its name says.
  return { cursor, at, kind, ...event[kind] } as ChatEvent
}
