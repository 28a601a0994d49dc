import { useEffect, useState } from 'react'
import { isUnsettled } from '#i18n/language.ts'
import { openTabChannel } from '#platform/browser/tab-channel.ts'
import { useHasInteracted } from '#platform/browser/use-has-interacted.ts'
import { useStore } from '#platform/store/use-store.ts'
import { type ClockReading, countdown, idleAfter } from '#session/auth/model/idle-machine.ts'
import { readClock } from '#session/idle/clock.ts'
import { secondsLeftStore } from '#session/idle/idle-store.ts'
import { keptName, keptStore } from '#session/storage/kept-store.ts'
import { visit } from '#session/startup/visit.ts'
import { toastStore } from '#ui/feedback/toast-store.ts'
import { usePendingIntros } from './use-pending-intros.ts'

/**
 * Whether the overlays that open by themselves may be needed: after the first interaction, or when
 * one of them has something to show. It stays true.
 */
export function useOpeningsDue(since: ClockReading): boolean {
  const [isDue, setDue] = useState(visit.isOneApp || isUnsettled())
  const hasInteracted = useHasInteracted()
  const hasIntro = usePendingIntros()
  const hasToast = useStore(toastStore, (all) => all.length > 0)
  const isIdle = useStore(secondsLeftStore, (left) => left !== null)
  if (!isDue && (hasInteracted || hasIntro || hasToast || isIdle)) setDue(true)
  useEffect(() => {
    if (isDue) return
    const due = () => setDue(true)
    const look = () => {
      keptStore.all().then(
        (all) => all.length > 0 && due(),
        () => {},
      )
    }
    look()
    // Another tab may store a save.
    const { close } = openTabChannel<null>(keptName, look)
    // The idle warning comes after this time, and must not wait for the network.
    const untilIdle = idleAfter - countdown - (readClock().steady - since.steady)
    const timer = setTimeout(due, untilIdle)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [isDue, since])
  return isDue
}
