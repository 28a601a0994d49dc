import type { ChannelType } from '../../services/chat/channels.ts'
import type { SessionRow } from '../../services/coaching/coaching-sessions.ts'

/** A message `daysAgo` days ago at a local time of the member (`HH:mm`). */
export type SeededMessage = readonly [
  daysAgo: number,
  time: string,
  from: 'coach' | 'member' | 'admin',
  text: string,
]

/** The message history of a channel. `unread` counts the latest messages without a read marker. */
export type ChannelHistory = {
  readonly type: ChannelType
  readonly name: string
  /** Full name of the coach; without it the channel has none. */
  readonly coach?: string
  /** The number of the contract; available by default. */
  readonly availability?: number
  readonly isAwaiting?: boolean
  readonly unread?: number
  readonly said: readonly SeededMessage[]
}

/** A coaching session; `inDays` is negative for a past one. */
export type SessionHistory = Pick<SessionRow, 'kind' | 'medium' | 'status'> & {
  readonly inDays: number
  readonly time: string
  readonly coach: string
}

export type ChatHistory = {
  readonly channels: readonly ChannelHistory[]
  readonly sessions: readonly SessionHistory[]
}
