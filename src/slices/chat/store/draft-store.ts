import { type Chat } from '../model/chat-reducer.ts'
import { type MessageDraft, hasArrived, emptyDraft, withoutFailed } from '../model/message-draft.ts'
import type { OutgoingMessage } from '../model/outbox.ts'
import { PLACEHOLDER_URL } from '../model/channel.ts'
import { createStore } from '#platform/store/store.ts'
import { type createDraftStorage, draftStorage } from './draft-storage.ts'
import { memberStorage } from '#session/storage/member-storage.ts'

/** The drafts of the composers by channel. `tag`: the owner; null while unknown. */
export function createDraftStore(
  storage: Pick<ReturnType<typeof createDraftStorage>, 'read' | 'write'>,
  tag: () => string | null,
) {
  let known = new Map<string, MessageDraft>()
  /** Increases with each change. */
  const changes = createStore(0)

  function read(url: string): MessageDraft {
    const draft = known.get(url) ?? storage.read(tag() ?? '', url)
    known.set(url, draft)
    return draft
  }
  function write(url: string, draft: MessageDraft): void {
    known.set(url, draft)
    storage.write(tag(), url, draft)
    changes.update((count) => count + 1)
  }
  const change = (url: string, next: (draft: MessageDraft) => MessageDraft) => {
    const draft = read(url)
    const to = next(draft)
    if (to !== draft) write(url, to)
  }

  return {
    /** Returns a draft; the same object while it is unchanged. */
    read,
    subscribe: changes.subscribe,
    /** Stores what was typed. */
    type: (url: string, text: string): void => write(url, { text, id: read(url).id }),
    clear: (url: string): void => change(url, (draft) => (draft.text === '' ? draft : emptyDraft)),
    /** Returns a failed message's text to an empty composer. */
    restoreText: (url: string, { id, text }: Pick<OutgoingMessage, 'id' | 'text'>): void =>
      change(url, (draft) => (draft.text === '' ? { text, id } : draft)),
    /** Removes the text of a message that is sent again. */
    forget: (url: string, row: Pick<OutgoingMessage, 'id' | 'text'>): void =>
      change(url, (draft) => withoutFailed(draft, row)),
    /** Removes delivered drafts, and moves the placeholder's draft to the created channel. */
    follow: (chat: Chat): void => {
      for (const [url, draft] of known) if (hasArrived(chat, url, draft)) write(url, emptyDraft)
      const placeholderDraft = known.get(PLACEHOLDER_URL)
      if (
        !placeholderDraft ||
        placeholderDraft.text === '' ||
        !chat.hasConnectedToCoach ||
        chat.conversations[PLACEHOLDER_URL]
      )
        return
      const created = Object.values(chat.conversations).find(
        ({ channel }) => channel.customType === 'MEMBER_ONE_ON_ONE',
      )?.channel.url
      if (created === undefined) return
      write(PLACEHOLDER_URL, emptyDraft)
      change(created, (draft) => (draft.text === '' ? placeholderDraft : draft))
    },
    /** Forgets the session's drafts. Copies in the storage have their own lifetime. */
    end: (): void => {
      known = new Map()
      changes.update((count) => count + 1)
    },
  }
}

export const draftStore = createDraftStore(draftStorage, memberStorage.owner)
