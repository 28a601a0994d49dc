import type { ChatEvent, ChatEventBody, LeftOutEvent } from '../model/chat-events.ts'
import { streamEventsStream } from '#generated/rpc/streams.ts'
import { reportUnreadable } from '#generated/schemas/answer.ts'
import { Notes, unreadable } from '#generated/schemas/read.ts'
import { readStreamEventsResponse } from '#generated/schemas/rpc/chat.reader.ts'

/**
 * Maps each kind of event to whether the portal shows its content. An unreadable event of a shown
 * kind counts as missed.
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
 * Decodes an event of the stream. An unknown or unreadable event is left out and reported; the
 * stream continues.
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
  // The reader has validated that the body matches its name.
  return { cursor, at, kind, ...event[kind] } as ChatEvent
}
