import { confirmLeave, leaveChecks } from '#platform/browser/leave-guard.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'
import { networkStore } from '../member/network-store.ts'
import { createOfflineQueue } from './offline-queue.ts'
import { sessionStore } from '../auth/session-store.ts'

/** The offline queue of this tab. */
export const offlineQueue = createOfflineQueue({
  isOnline: networkStore.get,
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
})
networkStore.subscribe(() => {
  if (networkStore.get() && sessionStore.get().tag === 'signedIn') offlineQueue.flush()
})
onSignOut(offlineQueue.clear)
// The queue is in memory only, so the browser asks before the page unloads.
addEventListener('beforeunload', (event) => {
  if (offlineQueue.waiting.get().size > 0) event.preventDefault()
})
// The form of a waiting entry opens and asks when the member signs out on another page.
let asked: (() => void) | null = null
leaveChecks.push((leave) => {
  const [entry] = offlineQueue.waiting.get().values()
  if (entry === undefined) return false
  asked = leave
  entry.open()
  return true
})

/** The form of a waiting entry is open, so it answers for the sign-out that waits. */
export function resumeLeave(): void {
  if (asked !== null) setTimeout(confirmLeave, 0, asked)
  asked = null
}
