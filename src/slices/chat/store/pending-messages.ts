import { memberStorage } from '#session/storage/member-storage.ts'

/** Key of the unsent messages in memory and in session storage. */
export const unsentName = 'chat-unsent'

/** Prefix of the entries in local storage (encrypted-outbox.ts). */
export const outboxKeyPrefix = 'portal.chat-unsent.'

/** Removes stored messages after a sign-out or a change of member. */
export function clearEncryptedOutbox(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(outboxKeyPrefix)) localStorage.removeItem(key)
  } catch {
    // storage is blocked and empty
  }
}

/**
 * Returns whether stored messages may exist, so that the chat must start even without a chat user.
 */
export function hasPendingMessages(): boolean {
  try {
    return (
      memberStorage.read(unsentName) !== undefined ||
      sessionStorage.getItem(unsentName) !== null ||
      Object.keys(localStorage).some((key) => key.startsWith(outboxKeyPrefix))
    )
  } catch {
    return false
  }
}
