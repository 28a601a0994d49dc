import { keeper } from './keeper.ts'

/** The name of what is not sent yet, in memory as in session storage. */
export const unsentName = 'chat-unsent'

/** Whether something may wait to be sent from before: a reason to begin the chat although there is no chat user yet. */
export function isChatWaiting(): boolean {
  try {
    return keeper.read(unsentName) !== undefined || sessionStorage.getItem(unsentName) !== null
  } catch {
    return false
  }
}
