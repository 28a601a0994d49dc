import { use, useEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { networkStore } from '#session/member/network-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { loadFormHost } from '../layout/load-form-host.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { QuietPart } from '../loading/quiet-part.tsx'

const loadNotice = async () => (await import('./waiting-notice.tsx')).WaitingNotice
const Notice = lazyComponent(['notifications'], loadNotice)
const Sender = lazyComponent([], async () => (await import('./waiting-sender.tsx')).WaitingSender)

/**
 * Keeps the waiting saves of the member, shows those that are stored, and sends what closed tabs
 * left.
 */
export function WaitingSaves() {
  const { saves } = use(loadFormHost())
  const { status, value: userId } = useInitialAnswers().userId
  const isViewOnly = useViewOnly()
  useEffect(() => {
    if (status !== 'pending' && userId !== null && !isViewOnly) void saves.keepOf(userId)
  }, [saves, status, userId, isViewOnly])
  // The first save that waits comes when the network is gone.
  useEffect(() => void loadNotice().catch(() => {}), [])
  const hasSaves = useStore(saves.all, (all) => all.length > 0)
  // What the sender needs loads when there is a network.
  const isOnline = useStore(networkStore)
  if (!hasSaves) return null
  return [Notice, ...(isOnline ? [Sender] : [])].map((Part, at) => (
    <QuietPart key={at}>
      <Part saves={saves} />
    </QuietPart>
  ))
}
