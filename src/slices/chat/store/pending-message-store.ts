import type { Chat } from '../model/chat-reducer.ts'
import { storedUnsent, type Unsent, unsentIn, unsentOf } from '../model/unsent-messages.ts'
import { unsentName as name } from './pending-messages.ts'
import { keeper } from '#session/storage/member-storage.ts'

type Memory = Pick<typeof keeper, 'read' | 'write' | 'drop'>

/**
 * Keeps what is not sent yet beyond the page, where its member finds it again: in memory over a
 * sign-out that was not her own, and in session storage (an exception of docs/quality.md#d4, as the
 * drafts are) over a reload, with whose it is (`tag`; null while that cannot be said, and then in
 * memory only).
 */
export function createUnsent(storage: () => Storage, memory: Memory, tag: () => string | null) {
  let last: readonly unknown[] = []
  const attempt = (access: (storage: Storage) => void): void => {
    try {
      access(storage())
    } catch {
      // storage is full or blocked, or holds something else: the memory has it
    }
  }
  function stored(): Unsent | null {
    let found: Unsent | null = null
    attempt((all) => {
      const kept = JSON.parse(all.getItem(name) ?? 'null') as {
        readonly of?: unknown
        readonly unsent?: unknown
      } | null
      if (kept !== null && typeof kept.of === 'string' && kept.of === tag())
        found = unsentIn(kept.unsent)
    })
    return found
  }
  return {
    read: (): Unsent | null => (memory.read(name) as Unsent | undefined) ?? stored(),
    /** Answers what is not sent when that has changed, null for nothing; else undefined. */
    write: (chat: Chat): Unsent | null | undefined => {
      const parts = [
        chat.marksCoaching,
        ...Object.values(chat.talks).flatMap(({ channel, outbox, calling }) =>
          outbox.length > 0 || calling ? [channel.url, outbox, calling] : [],
        ),
      ]
      if (parts.length === last.length && parts.every((part, index) => part === last[index]))
        return undefined
      last = parts
      const unsent = unsentOf(chat)
      const of = tag()
      if (unsent) memory.write(name, unsent)
      else memory.drop(name)
      attempt((all) =>
        unsent && of !== null
          ? all.setItem(name, JSON.stringify({ of, unsent: storedUnsent(unsent) }))
          : all.removeItem(name),
      )
      return unsent
    },
    of: unsentOf,
    /**
     * The session is over: nothing stays in the storage, and what the memory keeps is its own
     * business.
     */
    end: (): void => {
      last = []
      attempt((all) => all.removeItem(name))
    },
  }
}

export const unsent = createUnsent(() => sessionStorage, keeper, keeper.owner)
