import type { Channel, ChannelMember, ChannelMetadata } from './chat.ts'
import type { ChatMessage } from './chat-messages.ts'

/** What happened in a member's chat, as its stream tells it. */
export type ChatHappening =
  | { readonly kind: 'ready'; readonly heartbeatSeconds: number }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'read'; readonly channelUrl: string; readonly userId: string; readonly lastReadSequence: number; readonly lastReadAt: string }
  | { readonly kind: 'member'; readonly channelUrl: string; readonly member: ChannelMember; readonly hasLeft: boolean }
  | { readonly kind: 'channel'; readonly channel: Channel }
  | { readonly kind: 'metadata'; readonly channelUrl: string; readonly metadata: ChannelMetadata }
  | { readonly kind: 'typing'; readonly channelUrl: string; readonly userId: string; readonly isTyping: boolean; readonly lastsSeconds: number }

/** An event: a stream that is opened with its cursor goes on after it. `at` is the server's time, UTC. */
export type ChatEvent = ChatHappening & { readonly cursor: string; readonly at: string }
