import { isPageSeen, onSeen } from '#platform/browser/page-life.ts'
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
import { endsForGood, onSignOut } from '#session/auth/sign-out-cleanup.ts'
import { streamCursor, impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import type { createEncryptedOutbox, StoredMessages } from './encrypted-outbox.ts'
import { currentTime } from '#platform/time/current-time.ts'

/**
 * The chat of the signed-in member in this tab. Components read it with the hooks of use-chat.ts.
 */
export const chatStore = createStore<Chat>(emptyChat)

/** Counts the failed messages of this session (ERR-005); each shows a critical toast. */
export const failedSends = createStore(0)

type Live = {
  readonly dispatch: (input: ChatInput) => void
  readonly resume: () => void
  readonly stop: () => void
}
/** The state of the member's session. Sign-out replaces it, so that late answers change nothing. */
const newSession = () => ({
  live: null as Live | null,
  isStarted: false,
  isIdentified: false,
  isRestored: false,
  surfaces: 0,
  outbox: null as ReturnType<typeof createEncryptedOutbox> | null,
  otherTabs: null as StoredMessages | null,
})
let session = newSession()
/** The conversation whose end is in view, with its newest sequence. */
let inView: { readonly url: string; readonly sequence: number } | null = null

function dispatch(input: ChatInput): void {
  if (session.live) session.live.dispatch(input)
  else chatStore.update((chat) => applyChat(chat, input, performance.now()))
}

/**
 * Starts the live chat: loads the controller and opens the stream. A failed download is retried by
 * `chat.retryAll`.
 */
export function startChat(): void {
  if (session.isStarted) return
  session.isStarted = true
  void start(session)
}

async function start(own: typeof session): Promise<void> {
  const parts = await Promise.all([import('./create-live-chat.ts'), loadAuthService()]).catch(
    () => null,
  )
  if (own !== session) return
  if (parts === null) {
    own.isStarted = false
    return dispatch({ type: 'failed', effectKey: 'list', isFinal: false })
  }
  const [{ createLiveChat }, engine] = parts
  own.live = createLiveChat(engine, { store: chatStore, notSent })
  own.live.resume()
}

/**
 * Called when the user id of the session is known, or null when it cannot be; unsent messages can
 * then be restored.
 */
export function identifiedForChat(userId: string | null): void {
  session.isIdentified = true
  follow()
  // Staff never send the member's messages.
  if (userId !== null && impersonationStore.get() === null && session.outbox === null)
    void persistOutbox(session, userId)
}

/**
 * Stores unsent messages beyond the tab, and takes over those of closed tabs. It needs Web Crypto
 * and Web Locks.
 */
async function persistOutbox(own: typeof session, userId: string): Promise<void> {
  const outbox = await import('./encrypted-outbox.ts')
    .then(({ openEncryptedOutbox }) => openEncryptedOutbox(userId))
    .catch(() => null)
  const otherTabs = await outbox?.takeOver().catch(() => null)
  if (outbox === null || own !== session || own.outbox !== null) return
  own.outbox = outbox
  own.otherTabs = otherTabs ?? null
  outbox.write(pendingMessageStore.of(chatStore.get()))
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
  dispatch({ type: 'visibilityChanged', isShowing: true })
  return () => {
    own.surfaces -= 1
    if (own !== session || own.surfaces > 0) return
    inView = null
    dispatch({ type: 'visibilityChanged', isShowing: false })
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
      at: new Date(currentTime()).toISOString(),
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
  older: (url: string): void => dispatch({ type: 'olderRequested', url }),
  /**
   * Reports the newest sequence in view; null for none. It counts as read while the page is visible
   * and focused.
   */
  setInView: (url: string, sequence: number | null): void => {
    inView = sequence === null ? null : { url, sequence }
    markSeen()
  },
  /** Accepts the offer of the unavailable banner. */
  askForCoach: (url: string): void => dispatch({ type: 'askedForCoach', url }),
  /** Declines the offer. */
  dismiss: (url: string): void => dispatch({ type: 'dismissed', url }),
  /** Retries everything that failed, for "Try again". */
  retryAll: (): void => {
    dispatch({ type: 'allRetried' })
    startChat()
  },
} as const

/** Marks messages as read while the page is visible and focused. Staff change no read marker. */
function markSeen(): void {
  if (inView !== null && isPageSeen() && document.hasFocus() && impersonationStore.get() === null)
    dispatch({ type: 'seen', ...inView })
}

function notSent(message: OutgoingMessage, url: string): void {
  track('chat send failed')
  draftStore.restoreText(url, message)
  failedSends.update((count) => count + 1)
}

/** Updates restored messages, stored messages and drafts after each change of the chat. */
function follow(): void {
  const now = chatStore.get()
  if (session.isIdentified && now.isListed && !session.isRestored) {
    session.isRestored = true
    const pending = pendingMessageStore.read()
    if (pending) return dispatch({ type: 'restored', unsent: pending, at: currentTime() })
  }
  if (session.isRestored && session.otherTabs !== null) {
    const { unsent: all, taken } = session.otherTabs
    session.otherTabs = null
    for (const one of all) dispatch({ type: 'restored', unsent: one, at: currentTime() })
    // The old entries are removed after the new ones are stored.
    return taken()
  }
  if (session.isRestored) {
    const changed = pendingMessageStore.write(now)
    if (changed !== undefined) session.outbox?.write(changed)
  }
  if (now.hasConnectedToCoach) setAppState({ hasConnectedToCoach: true })
  draftStore.follow(now)
}
chatStore.subscribe(follow)

if (typeof document !== 'undefined') {
  addEventListener('focus', markSeen)
  onSeen(markSeen)
}

onSignOut((why) => {
  session.live?.stop()
  session.outbox?.end()
  // Stored messages stay unless the member signed out or changed, as in member-storage.
  if (endsForGood(why)) clearEncryptedOutbox()
  session = newSession()
  inView = null
  pendingMessageStore.end()
  draftStore.end()
  failedSends.set(0)
  chatStore.set(emptyChat)
})
