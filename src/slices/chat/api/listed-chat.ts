import type { Channel } from '../model/channel.ts'
import type { ListChannelsResponse } from '#generated/schemas/rpc/chat.reader.ts'

/**
 * The channels, how many could not be read, and the cursor of which the answer knows all events: a
 * stream from there goes on where it ends. It is empty without a chat user.
 */
export type ListedChat = {
  readonly channels: readonly Channel[]
  readonly leftOut: number
  readonly cursor: string
}

export function listedChat({
  channels: { items, leftOut },
  cursor,
}: ListChannelsResponse): ListedChat {
  return { channels: items, leftOut, cursor }
}
