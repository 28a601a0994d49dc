import type { ChatMessage, UserType } from '#generated/schemas/rpc/chat.reader.ts'

export type { ChatMessage, UserType }

/**
 * Returns the name of the sender or, for an admin message, the `senderName` of its data; null
 * without one.
 */
export function speakerOf({ sender, data }: Pick<ChatMessage, 'sender' | 'data'>): string | null {
  return sender ? sender.nickname : senderNameIn(data)
}

/** Reads `senderName` from a message's data, which is JSON text (1§3). */
function senderNameIn(data: string): string | null {
  try {
    const { senderName } = (JSON.parse(data) ?? {}) as { readonly senderName?: unknown }
    return typeof senderName === 'string' && senderName !== '' ? senderName : null
  } catch {
    return null
  }
}
