import { useEffect, useRef } from 'react'
import { Offline } from '#platform/http/failure.ts'
import type { SaveWithFailure } from '#platform/query/use-save-with-failure.ts'
import { confirmLeave, leaveChecks } from '#platform/browser/leave-guard.ts'
import { useStore } from '#platform/store/use-store.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'
import { memberStorage } from './member-storage.ts'
import { networkStore } from '../member/network-store.ts'
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts'
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

const away = new Offline()

type Form<Asked, Answer> = {
  /** The form's name in `useStoredForm`. */
  readonly name: string
  readonly typed: object
  readonly saving: SaveWithFailure<Asked, Answer>
  /** Runs a save like the form's button. */
  readonly submit: (send: () => Promise<null>) => Promise<void>
  /** The current input. */
  readonly entry: () => Asked
  /** Called after a save. `isHere`: the form's page is still open. */
  readonly onSaved: (answer: Answer, asked: Asked, isHere: boolean) => void
  /** Called when a save was refused after the member left the page. */
  readonly onLost: () => void
  /** Opens the form's page from any page. */
  readonly open: () => void
}

/**
 * A form whose save waits for the network. Waiting entries survive a change of page, and a new page
 * of the same form takes them over.
 */
export function useOfflineQueue<Asked, Answer extends {}>({
  name,
  typed,
  saving,
  submit,
  entry,
  onSaved,
  onLost,
  open,
}: Form<Asked, Answer>) {
  const isWaiting = useStore(offlineQueue.waiting, (all) => all.has(name))
  const isHere = useRef(true)
  const held = useRef<Asked | null>(null)

  async function save(asked: Asked): Promise<null> {
    const answer = await saving.save(asked)
    if (answer !== null) {
      offlineQueue.stop(name)
      onSaved(answer, asked, isHere.current)
    } else if (saving.why()?._tag === 'Offline') {
      held.current = asked
      wait()
    } else {
      offlineQueue.stop(name)
      if (!isHere.current) onLost()
    }
    return null
  }
  // The entry of the first try; the device's time zone may have changed since.
  const again = () => submit(() => save(held.current ?? entry()))
  const latest = useRef({ again, open })
  const kept = useRef(typed)
  const later = useRef<OfflineQueue>({
    send: () => latest.current.again(),
    open: () => latest.current.open(),
  })
  const wait = () => offlineQueue.wait(name, later.current)
  useEffect(() => {
    latest.current = { again, open }
    kept.current = typed
  })
  useEffect(() => {
    isHere.current = true
    if (offlineQueue.has(name)) offlineQueue.wait(name, later.current)
    resumeLeave()
    return () => {
      isHere.current = false
      // The form drops its draft when its page is left.
      if (offlineQueue.has(name)) memberStorage.write(name, kept.current)
    }
  }, [name])
  return {
    save,
    isWaiting,
    /** The same object while it waits, so that a failed retry does not move the focus. */
    failure: isWaiting ? away : saving.failure,
    /** Removes the entry, when the member edits or discards the input. */
    stop: () => offlineQueue.stop(name),
  }
}
