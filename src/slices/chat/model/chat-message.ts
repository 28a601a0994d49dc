import type { ChatMessage, UserType } from '#generated/schemas/rpc/chat.reader.ts'

export type { ChatMessage, UserType }

/**
 * Who speaks in a message: its sender's name or, of an admin message, the `senderName` of its data;
 * null when the data does not say.
 */
export function speakerOf({ sender, data }: Pick<ChatMessage, 'sender' | 'data'>): string | null {
  return sender ? sender.nickname : senderNameIn(data)
}

/** The `senderName` of a message's data, which is JSON as a text (1§3). */
function senderNameIn(data: string): string | null {
  try {
    const { senderName } = (JSON.parse(data) ?? {}) as { readonly senderName?: unknown }
    return typeof senderName === 'string' && senderName !== '' ? senderName : null
  } catch {
    return null
  }
}
