import type { Chat } from '../model/chat-reducer.ts'
import {
  serializeUnsent,
  type UnsentMessages,
  parseUnsent,
  unsentMessagesOf,
} from '../model/unsent-messages.ts'
import { unsentName as name } from './pending-messages.ts'
import { memberStorage } from '#session/storage/member-storage.ts'

type Memory = Pick<typeof memberStorage, 'read' | 'write' | 'drop'>

/**
 * Keeps unsent messages in memory over an automatic sign-out, and in session storage over a reload
 * (an exception of docs/quality.md#d4). `tag`: their owner; null keeps them in memory only.
 */
export function createPendingMessageStore(
  storage: () => Storage,
  memory: Memory,
  tag: () => string | null,
) {
  let last: readonly unknown[] = []
  const attempt = (access: (storage: Storage) => void): void => {
    try {
      access(storage())
    } catch {
      // storage is blocked, full or invalid: the memory has the messages
    }
  }
  function stored(): UnsentMessages | null {
    let found: UnsentMessages | null = null
    attempt((all) => {
      const parsed = JSON.parse(all.getItem(name) ?? 'null') as {
        readonly of?: unknown
        readonly unsent?: unknown
      } | null
      if (parsed !== null && typeof parsed.of === 'string' && parsed.of === tag())
        found = parseUnsent(parsed.unsent)
    })
    return found
  }
  return {
    read: (): UnsentMessages | null =>
      (memory.read(name) as UnsentMessages | undefined) ?? stored(),
    /** Stores the unsent messages. Returns them, null for none, or undefined when unchanged. */
    write: (chat: Chat): UnsentMessages | null | undefined => {
      const parts = [
        chat.marksCoaching,
        ...Object.values(chat.conversations).flatMap(({ channel, outbox, calling }) =>
          outbox.length > 0 || calling ? [channel.url, outbox, calling] : [],
        ),
      ]
      if (parts.length === last.length && parts.every((part, index) => part === last[index]))
        return undefined
      last = parts
      const unsent = unsentMessagesOf(chat)
      const of = tag()
      if (unsent) memory.write(name, unsent)
      else memory.drop(name)
      attempt((all) =>
        unsent && of !== null
          ? all.setItem(name, JSON.stringify({ of, unsent: serializeUnsent(unsent) }))
          : all.removeItem(name),
      )
      return unsent
    },
    of: unsentMessagesOf,
    /** Ends the session and empties the storage. The memory has its own lifetime. */
    end: (): void => {
      last = []
      attempt((all) => all.removeItem(name))
    },
  }
}

export const pendingMessageStore = createPendingMessageStore(
  () => sessionStorage,
  memberStorage,
  memberStorage.owner,
)
