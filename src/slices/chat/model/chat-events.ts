import type {
  ChannelChanged,
  ChannelRead,
  MemberChanged,
  MessageWritten,
  MetadataChanged,
  Ready,
  TypingChanged,
} from '#generated/schemas/rpc/chat.reader.ts'

/** What happened in a member's chat, as its stream tells it. */
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
 * An event: a stream that is opened with its cursor goes on after it. `at` is the server's time,
 * UTC.
 */
export type ChatEvent = ChatEventBody & { readonly cursor: string; readonly at: string }

/**
 * An event that the portal does not know or cannot read. `isMissed`: it told something that the
 * portal would have shown. `cursor` is null when that could not be read either.
 */
export type LeftOutEvent = {
  readonly kind: 'leftOut'
  readonly cursor: string | null
  readonly isMissed: boolean
}
