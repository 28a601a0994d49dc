import { type MessageDraft, emptyDraft } from '../model/message-draft.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { memberStorage } from '#session/storage/member-storage.ts'

/** Prefix of the keys in session storage (1§5, GAP-087). */
const prefix = 'chat-draft-'
export function draftKey(url: string): string {
  return prefix + url
}

/**
 * Keeps drafts in memory for the same member after an automatic sign-out
 * (docs/quality.md#accessibility-10).
 */
export type DraftMemory = {
  readonly read: (name: string) => unknown
  readonly write: (name: string, draft: MessageDraft) => void
  readonly drop: (name: string) => void
}

/**
 * Stores drafts with their owner's tag (`memberTag`) in session storage, an exception of
 * docs/quality.md#d4. Blocked or full storage leaves them in memory.
 */
export function createDraftStorage(storage: () => Storage, memory: DraftMemory) {
  const attempt = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return access(storage())
    } catch {
      return null
    }
  }
  const stored = (tag: string, url: string): MessageDraft | null => {
    const parsed = attempt((all) => JSON.parse(all.getItem(draftKey(url)) ?? 'null') as unknown)
    if (typeof parsed !== 'object' || parsed === null || !('of' in parsed) || parsed.of !== tag)
      return null
    const { text, id } = parsed as { text?: unknown; id?: unknown }
    return typeof text === 'string' ? { text, id: typeof id === 'string' ? id : null } : null
  }
  return {
    read: (tag: string, url: string): MessageDraft =>
      stored(tag, url) ?? (memory.read(draftKey(url)) as MessageDraft | undefined) ?? emptyDraft,
    /** Stores a draft; an empty text removes it. */
    write: (tag: string | null, url: string, draft: MessageDraft): void => {
      if (draft.text === '') {
        memory.drop(draftKey(url))
        return void attempt((all) => all.removeItem(draftKey(url)))
      }
      memory.write(draftKey(url), draft)
      // Without a known owner, a stored draft could not be returned safely.
      if (tag !== null)
        attempt((all) => all.setItem(draftKey(url), JSON.stringify({ of: tag, ...draft })))
    },
    /** Removes all drafts from the storage. The memory has its own lifetime. */
    clear: (): void =>
      void attempt((all) => {
        for (const key of Object.keys(all)) if (key.startsWith(prefix)) all.removeItem(key)
      }),
  }
}

export const draftStorage = createDraftStorage(() => sessionStorage, memberStorage)
onSignOut(draftStorage.clear)
