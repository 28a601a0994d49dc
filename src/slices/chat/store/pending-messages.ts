import { memberStorage } from '#session/storage/member-storage.ts'

/** The name of what is not sent yet, in memory as in session storage. */
export const unsentName = 'chat-unsent'

/** What entries of what is not sent are called in local storage (unsent-vault.ts). */
export const outboxKeyPrefix = 'portal.chat-unsent.'

/** Forgets what is kept beyond the tab: the member signed out, or another member came. */
export function clearEncryptedOutbox(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(outboxKeyPrefix)) localStorage.removeItem(key)
  } catch {
    // storage is blocked: nothing is kept there
  }
}

/**
 * Whether something may wait to be sent from before: a reason to begin the chat although there is
 * no chat user yet.
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
