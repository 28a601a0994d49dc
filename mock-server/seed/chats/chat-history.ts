import type { ChannelType } from '../../services/chat/channels.ts'
import type { SessionRow } from '../../services/coaching/coaching-sessions.ts'

/** A message so many days ago, at a time of the member's clock (`HH:mm`). */
export type SeededMessage = readonly [
  daysAgo: number,
  time: string,
  from: 'coach' | 'member' | 'admin',
  text: string,
]

/**
 * What a member and her coaches have said so far. `unread` are how many of the latest she has not
 * read.
 */
export type ChannelHistory = {
  readonly type: ChannelType
  readonly name: string
  /** Her whole name; nobody in a channel without. */
  readonly coach?: string
  /** The contract's number; available when not given. */
  readonly availability?: number
  readonly isAwaiting?: boolean
  readonly unread?: number
  readonly said: readonly SeededMessage[]
}

/** `inDays` is negative for a session that is over. */
export type SessionHistory = Pick<SessionRow, 'kind' | 'medium' | 'status'> & {
  readonly inDays: number
  readonly time: string
  readonly coach: string
}

export type ChatHistory = {
  readonly channels: readonly ChannelHistory[]
  readonly sessions: readonly SessionHistory[]
}
