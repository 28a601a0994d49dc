import type {
  ChannelChanged,
  ChannelRead,
  MemberChanged,
  MessageWritten,
  MetadataChanged,
  Ready,
  TypingChanged,
} from '#generated/schemas/rpc/chat.reader.ts'

/** The body of an event in the member's chat. */
export type ChatEventBody =
  | ({ readonly kind: 'ready' } & Ready)
  | { readonly kind: 'heartbeat' }
  | ({ readonly kind: 'message' } & MessageWritten)
  | ({ readonly kind: 'read' } & ChannelRead)
  | ({ readonly kind: 'member' } & MemberChanged)
  | ({ readonly kind: 'channel' } & ChannelChanged)
  | ({ readonly kind: 'metadata' } & MetadataChanged)
  | ({ readonly kind: 'typing' } & TypingChanged)

/**
 * An event. A stream that opens with its cursor continues after it; `at` is the server time in UTC.
 */
export type ChatEvent = ChatEventBody & { readonly cursor: string; readonly at: string }

/**
 * An event that is unknown or unreadable. `isMissed`: the portal would have shown it. `cursor` is
 * null when unreadable.
 */
export type LeftOutEvent = {
  readonly kind: 'leftOut'
  readonly cursor: string | null
  readonly isMissed: boolean
}
