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
 * The chat of the signed-in member in this tab. Components read it with the hooks of use-chat.ts.
 */
export const chatStore = createStore<Chat>(emptyChat)

/** Counts the failed messages of this session (ERR-005); each shows a critical toast. */
export const failedSends = createStore(0)

type Live = {
  readonly dispatch: (input: ChatInput) => void
  readonly revive: () => void
  readonly stop: () => void
}
/** The state of the member's session. Sign-out replaces it, so that late answers change nothing. */
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
/** The conversation whose end is in view, with its newest sequence. */
let looking: { readonly url: string; readonly sequence: number } | null = null

function dispatch(input: ChatInput): void {
  if (session.live) session.live.dispatch(input)
  else chatStore.update((chat) => applyChat(chat, input, performance.now()))
}

/**
 * Starts the live chat: loads the controller and opens the stream. A failed download is retried by
 * `chat.hope`.
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
    return dispatch({ type: 'failed', effectKey: 'list', isFinal: false })
  }
  const [{ createLiveChat }, engine] = parts
  own.live = createLiveChat(engine, { store: chatStore, notSent })
  own.live.revive()
}

/**
 * Called when the user id of the session is known, or null when it cannot be; unsent messages can
 * then be restored.
 */
export function identifiedForChat(userId: string | null): void {
  session.isRecognized = true
  follow()
  // Staff never send the member's messages.
  if (userId !== null && impersonationStore.get() === null && session.vault === null)
    void outliveTab(session, userId)
}

/**
 * Stores unsent messages beyond the tab, and takes over those of closed tabs. It needs Web Crypto
 * and Web Locks.
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

/** Applies the first list call of the header (api/chat-queries.ts). */
export function seedChat(
  listed: Pick<Extract<ChatInput, { type: 'listed' }>, 'channels' | 'leftOut' | 'cursor'>,
): void {
  if (!chatStore.get().isListed)
    dispatch({ type: 'listed', ...listed, cursor: streamCursor(listed.cursor) })
}

/** Marks the chat as visible until the returned function is called. */
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

/** Actions of the member. `url`: a channel's URL, or the placeholder's. */
export const chat = {
  /** Opens a conversation; null opens the list. */
  open: (url: string | null): void => dispatch({ type: 'opened', url }),
  /** Sends the composer's text after `checkChatMessage`, and empties the composer. */
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
  /** Retries a failed message with its id. */
  retry: (url: string, id: string): void => {
    const row = chatStore.get().conversations[url]?.outbox.find((one) => one.id === id)
    if (row) draftStore.forget(url, row)
    dispatch({ type: 'retried', url, id })
  },
  /** Deletes a message that waits or failed. The draft stays. */
  cancel: (url: string, id: string): void => dispatch({ type: 'cancelled', url, id }),
  /** Requests older messages. */
  older: (url: string): void => dispatch({ type: 'scrolledUp', url }),
  /**
   * Reports the newest sequence in view; null for none. It counts as read while the page is visible
   * and focused.
   */
  look: (url: string, sequence: number | null): void => {
    looking = sequence === null ? null : { url, sequence }
    tellSeen()
  },
  /** Accepts the offer of the unavailable banner. */
  askForCoach: (url: string): void => dispatch({ type: 'askedForCoach', url }),
  /** Declines the offer. */
  dismiss: (url: string): void => dispatch({ type: 'dismissed', url }),
  /** Retries everything that failed, for "Try again". */
  hope: (): void => {
    dispatch({ type: 'hoped' })
    startChat()
  },
} as const

/** Marks messages as read while the page is visible and focused. Staff change no read marker. */
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

/** Updates restored messages, stored messages and drafts after each change of the chat. */
function follow(): void {
  const now = chatStore.get()
  if (session.isRecognized && now.isListed && !session.isRestored) {
    session.isRestored = true
    const pending = pendingMessageStore.read()
    if (pending) return dispatch({ type: 'restored', unsent: pending, at: Date.now() })
  }
  if (session.isRestored && session.left !== null) {
    const { unsent: all, taken } = session.left
    session.left = null
    for (const one of all) dispatch({ type: 'restored', unsent: one, at: Date.now() })
    // The old entries are removed after the new ones are stored.
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
  // Stored messages stay unless the member signed out or changed, as in member-storage.
  if (why === 'manual' || why === 'changed') clearEncryptedOutbox()
  session = begun()
  looking = null
  pendingMessageStore.end()
  draftStore.end()
  failedSends.set(0)
  chatStore.set(emptyChat)
})
