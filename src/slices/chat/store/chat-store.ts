import { applyChat, type Chat, type ChatInput, emptyChat } from '../model/chat-reducer.ts'
import type { Card } from '../model/cards/card-content.ts'
import type { OutgoingMessage } from '../model/outbox.ts'
import { sendDraft } from '../model/message-draft.ts'
import { createStore } from '#platform/store/store.ts'
import { track } from '#platform/browser/analytics.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { draftStore } from './draft-store.ts'
import { pendingMessageStore } from './pending-message-store.ts'
import { clearEncryptedOutbox } from './pending-messages.ts'
import { onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { streamCursor, impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import type { createEncryptedOutbox, StoredMessages } from './encrypted-outbox.ts'

/**
 * The chat of the signed-in member, as this tab knows it. Read it with the hooks of use-chat.ts.
 */
export const chatStore = createStore<Chat>(emptyChat)

/**
 * How many messages could not be sent so far in this session (ERR-005): each is worth a critical
 * toast.
 */
export const failedSends = createStore(0)

type Live = {
  readonly dispatch: (input: ChatInput) => void
  readonly revive: () => void
  readonly stop: () => void
}
/**
 * What this session of the member has begun. A farewell puts another in its place, so that what is
 * late finds nothing to change.
 */
const begun = () => ({
  live: null as Live | null,
  isBegun: false,
  isRecognized: false,
  isRestored: false,
  surfaces: 0,
  vault: null as ReturnType<typeof createEncryptedOutbox> | null,
  left: null as StoredMessages | null,
})
let session = begun()
/** The end of a conversation is to be seen, with the message of that place. */
let looking: { readonly url: string; readonly sequence: number } | null = null

function dispatch(input: ChatInput): void {
  if (session.live) session.live.dispatch(input)
  else chatStore.update((chat) => applyChat(chat, input, performance.now()))
}

/**
 * Goes live: loads the chat's runtime and, where there is a chat user, hears what happens. Begun
 * once; a download that failed is begun again by `chat.hope`.
 */
export function startChat(): void {
  if (session.isBegun) return
  session.isBegun = true
  void begin(session)
}

async function begin(own: typeof session): Promise<void> {
  const parts = await Promise.all([import('./create-live-chat.ts'), loadAuthService()]).catch(
    () => null,
  )
  if (own !== session) return
  if (parts === null) {
    own.isBegun = false
    return dispatch({ type: 'failed', want: 'list', isFinal: false })
  }
  const [{ createLiveChat }, engine] = parts
  own.live = createLiveChat(engine, { store: chatStore, notSent })
  own.live.revive()
}

/**
 * It is settled whose session it is, or, with null, that it cannot be said: what was not sent
 * before may come back.
 */
export function identifiedForChat(userId: string | null): void {
  session.isRecognized = true
  follow()
  // The staff send nothing of the member's.
  if (userId !== null && impersonationStore.get() === null && session.vault === null)
    void outliveTab(session, userId)
}

/**
 * Has what is not sent outlive this tab, and takes over what closed tabs have left. Without Web
 * Crypto or Web Locks it lives as long as the tab.
 */
async function outliveTab(own: typeof session, userId: string): Promise<void> {
  const vault = await import('./encrypted-outbox.ts')
    .then(({ openEncryptedOutbox: openVault }) => openVault(userId))
    .catch(() => null)
  const left = await vault?.takeOver().catch(() => null)
  if (vault === null || own !== session || own.vault !== null) return
  own.vault = vault
  own.left = left ?? null
  vault.write(pendingMessageStore.of(chatStore.get()))
  follow()
}

/** What the light list of the header has brought already (gateway/chat.queries.ts). */
export function seedChat(
  listed: Pick<Extract<ChatInput, { type: 'listed' }>, 'channels' | 'leftOut' | 'cursor'>,
): void {
  if (!chatStore.get().isListed)
    dispatch({ type: 'listed', ...listed, cursor: streamCursor(listed.cursor) })
}

/** A surface of the chat is on the screen until the function that it answers is called. */
export function showChatSurface(): () => void {
  const own = session
  own.surfaces += 1
  startChat()
  dispatch({ type: 'showed', isShowing: true })
  return () => {
    own.surfaces -= 1
    if (own !== session || own.surfaces > 0) return
    looking = null
    dispatch({ type: 'showed', isShowing: false })
  }
}

/** What a member does in her chat. `url` is a channel's, or the placeholder's. */
export const chat = {
  /** Opens a conversation, or the list with null. */
  open: (url: string | null): void => dispatch({ type: 'opened', url }),
  /**
   * Sends what stands in the composer: checked and trimmed by `checkChatMessage`. The composer is
   * empty then.
   */
  send: (url: string, text: string, card: Card | null = null): void => {
    const draft = draftStore.read(url)
    draftStore.clear(url)
    for (const input of sendDraft(chatStore.get(), {
      url,
      text,
      card,
      draft,
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
    }))
      dispatch(input)
  },
  /** Tries a message that failed again, with its id. */
  retry: (url: string, id: string): void => {
    const row = chatStore.get().talks[url]?.outbox.find((one) => one.id === id)
    if (row) draftStore.forget(url, row)
    dispatch({ type: 'retried', url, id })
  },
  /**
   * Takes back a message that is not sent: one that waits or has failed. What stands in the
   * composer stays.
   */
  cancel: (url: string, id: string): void => dispatch({ type: 'cancelled', url, id }),
  /** The member has scrolled to where the older messages are. */
  older: (url: string): void => dispatch({ type: 'scrolledUp', url }),
  /**
   * The end of a conversation is on the screen, and its newest message has that place; null when it
   * no longer is. Counts as read while the page is seen and has the focus.
   */
  look: (url: string, sequence: number | null): void => {
    looking = sequence === null ? null : { url, sequence }
    tellSeen()
  },
  /** Yes to the question of the unavailable banner. */
  askForCoach: (url: string): void => dispatch({ type: 'askedForCoach', url }),
  /** No to it. */
  dismiss: (url: string): void => dispatch({ type: 'dismissed', url }),
  /** "Try again": all that failed, now. */
  hope: (): void => {
    dispatch({ type: 'hoped' })
    startChat()
  },
} as const

/** Only what she looks at is read; the staff look and change nothing. */
function tellSeen(): void {
  if (
    looking !== null &&
    document.visibilityState === 'visible' &&
    document.hasFocus() &&
    impersonationStore.get() === null
  )
    dispatch({ type: 'saw', ...looking })
}

function notSent(message: OutgoingMessage, url: string): void {
  track('chat send failed')
  draftStore.giveBack(url, message)
  failedSends.update((count) => count + 1)
}

/** Keeps what follows from the chat, whatever changed it. */
function follow(): void {
  const now = chatStore.get()
  if (session.isRecognized && now.isListed && !session.isRestored) {
    session.isRestored = true
    const kept = pendingMessageStore.read()
    if (kept) return dispatch({ type: 'restored', unsent: kept, at: Date.now() })
  }
  if (session.isRestored && session.left !== null) {
    const { unsent: all, taken } = session.left
    session.left = null
    for (const one of all) dispatch({ type: 'restored', unsent: one, at: Date.now() })
    // After what the page has now is kept.
    return taken()
  }
  if (session.isRestored) {
    const changed = pendingMessageStore.write(now)
    if (changed !== undefined) session.vault?.write(changed)
  }
  if (now.hasConnectedToCoach) setAppState({ hasConnectedToCoach: true })
  draftStore.follow(now)
}
chatStore.subscribe(follow)

if (typeof document !== 'undefined') {
  addEventListener('focus', tellSeen)
  document.addEventListener('visibilitychange', tellSeen)
}

onSignOut((why) => {
  session.live?.stop()
  session.vault?.end()
  // As the keeper does: what is kept stays over a sign-out that was not the member's own.
  if (why === 'manual' || why === 'changed') clearEncryptedOutbox()
  session = begun()
  looking = null
  pendingMessageStore.end()
  draftStore.end()
  failedSends.set(0)
  chatStore.set(emptyChat)
})
