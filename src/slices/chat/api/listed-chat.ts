import type { Channel } from '../model/channel.ts'
import type { ListChannelsResponse } from '#generated/schemas/rpc/chat.reader.ts'

/**
 * The channels, the number left out, and the cursor from which a stream continues. The cursor is
 * empty without a chat user.
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
