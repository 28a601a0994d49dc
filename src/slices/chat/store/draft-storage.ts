import { type MessageDraft, emptyDraft } from '../model/message-draft.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { memberStorage } from '#session/storage/member-storage.ts'

/** 1§5, GAP-087. */
const prefix = 'chat-draft-'
export function draftKey(url: string): string {
  return prefix + url
}

/**
 * Where drafts are besides the storage: in memory, for the same member alone, over a sign-out that
 * was not her own (docs/quality.md#accessibility-10).
 */
export type DraftMemory = {
  readonly read: (name: string) => unknown
  readonly write: (name: string, draft: MessageDraft) => void
  readonly drop: (name: string) => void
}

/**
 * The drafts of a member, told apart by `tag` (memberTag). In session storage, an exception of
 * docs/quality.md#d4, each with whose it is; storage that is blocked or full keeps them in memory
 * only.
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
    const kept = attempt((all) => JSON.parse(all.getItem(draftKey(url)) ?? 'null') as unknown)
    if (typeof kept !== 'object' || kept === null || !('of' in kept) || kept.of !== tag) return null
    const { text, id } = kept as { text?: unknown; id?: unknown }
    return typeof text === 'string' ? { text, id: typeof id === 'string' ? id : null } : null
  }
  return {
    read: (tag: string, url: string): MessageDraft =>
      stored(tag, url) ?? (memory.read(draftKey(url)) as MessageDraft | undefined) ?? emptyDraft,
    /** An empty text is no draft any more, as after a message was sent. */
    write: (tag: string | null, url: string, draft: MessageDraft): void => {
      if (draft.text === '') {
        memory.drop(draftKey(url))
        return void attempt((all) => all.removeItem(draftKey(url)))
      }
      memory.write(draftKey(url), draft)
      // Of whom cannot be said: then it can be given back to nobody.
      if (tag !== null)
        attempt((all) => all.setItem(draftKey(url), JSON.stringify({ of: tag, ...draft })))
    },
    /** Leaves nothing in the storage; what the memory keeps is its own business. */
    clear: (): void =>
      void attempt((all) => {
        for (const key of Object.keys(all)) if (key.startsWith(prefix)) all.removeItem(key)
      }),
  }
}

export const draftStorage = createDraftStorage(() => sessionStorage, memberStorage)
onSignOut(draftStorage.clear)
