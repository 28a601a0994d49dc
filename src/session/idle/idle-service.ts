import type { ClockReading } from '../auth/model/idle-machine.ts'
import { sendActivity } from './send-activity.ts'
import { onBack, onHidden } from '#platform/browser/page-life.ts'
import { userActivity } from '#platform/browser/user-activity.ts'
import { openTabChannel } from '#platform/browser/tab-channel.ts'
import { createActivityReport } from './activity-report.ts'
import { visit } from '../startup/visit.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'
import { idleGuard } from './idle-guard.ts'
import { dropIdleRecord, isIdleRecord, readIdleRecord, writeIdleRecord } from './idle-record.ts'
import { secondsLeftStore } from './idle-store.ts'
import { createIdleWatch, type IdleWatch } from './idle-watch.ts'
import { readClock } from './clock.ts'
import { readPresence } from '../auth/session-presence.ts'

/** The last activity of a session, kept while the server confirms the session. */
let known: { readonly session: string; readonly last: ClockReading } | null = null
let current: IdleWatch | null = null

onSignOut(() => {
  known = null
  dropIdleRecord()
})

const later = (task: () => void, delay: number) => {
  const timer = setTimeout(task, delay)
  return () => clearTimeout(timer)
}

/**
 * Watches the session of this page for inactivity; returns a function that stops it. `since`: when
 * the page was opened, because this module loads later.
 */
export function watchIdle(
  { controller }: Pick<AuthService, 'controller'>,
  since: ClockReading,
): () => void {
  const session = readPresence()?.session ?? ''
  const channel = openTabChannel<{ session?: unknown; at?: unknown } | null>(
    'portal-idle',
    (data) => {
      if (data?.session === session) watch.receive(data.at)
    },
  )
  const report = createActivityReport({
    now: () => performance.now(),
    later,
    sendReport: async (seconds) => {
      const answer = await sendActivity(seconds, {
        language: () => document.documentElement.lang,
        framer: visit.framer,
      })
      if (answer === 'over') controller.dispatch({ type: 'refused' })
      return answer !== 'lost'
    },
  })
  const watch = createIdleWatch(
    {
      now: readClock,
      later,
      share: (at) => {
        writeIdleRecord(session, at)
        channel.post({ session, at })
      },
      readStored: () => readIdleRecord(session),
      report: report.record,
      show: secondsLeftStore.set,
      signOut: () => controller.dispatch({ type: 'idledOut' }),
      askServer: () => controller.doubt(),
      stayed: () => controller.catchUp(),
    },
    known?.session === session ? known.last : null,
    since,
  )

  const stopListening = userActivity.subscribe(watch.recordActivity)
  const over = new AbortController()
  const { signal } = over
  addEventListener('storage', (event) => isIdleRecord(event) && watch.checkClock(), { signal })
  const stopBack = onBack(watch.checkClock)
  const stopHidden = onHidden(report.flush)
  addEventListener('pagehide', report.flush, { signal })

  current = watch
  idleGuard.isWatching = true
  idleGuard.isAway = watch.isAway
  watch.start()
  return () => {
    known = { session, last: watch.last() }
    stopListening()
    over.abort()
    stopBack()
    stopHidden()
    channel.close()
    report.stop()
    watch.stop()
    current = null
    idleGuard.isWatching = false
    idleGuard.isAway = () => false
  }
}

/** Extends the session ("Stay"). */
export function extendSession(): void {
  return current?.stay()
}
/** Ends the session ("Leave"). */
export function endIdleSession(): void {
  return current?.leave()
}
