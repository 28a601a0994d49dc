import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useStore } from '#platform/store/use-store.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { loadFormHost } from '../layout/load-form-host.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { WaitingLeave } from './waiting-leave.tsx'
import { WaitingSave } from './waiting-save.tsx'

const Sender = lazyComponent([], async () => (await import('./waiting-sender.tsx')).WaitingSender)

/**
 * Shows above the page what the member saved and the portal could not send, in any tab, and sends
 * what closed tabs left. The page of a form says it itself.
 */
export function WaitingSaves() {
  const { saves } = use(loadFormHost())
  const { status, value: userId } = useInitialAnswers().userId
  const isViewOnly = useViewOnly()
  useEffect(() => {
    if (status !== 'pending' && userId !== null && !isViewOnly) void saves.keepOf(userId)
  }, [saves, status, userId, isViewOnly])
  const all = useStore(saves.all)
  const { pathname } = useLocation()
  const [room] = useState(() => document.getElementById('waiting'))
  const shown = all.filter((save) => !(save.page === pathname && saves.isInForm(save)))
  if (all.length === 0) return null
  return (
    <>
      <ErrorBoundary>
        <LazyBoundary>
          <Sender saves={saves} />
        </LazyBoundary>
      </ErrorBoundary>
      <WaitingLeave saves={saves} />
      {room === null || shown.length === 0
        ? null
        : createPortal(
            <ScreenOnly>
              <Stack gap="s6">
                {shown.map((save) => (
                  <WaitingSave key={save.id} save={save} saves={saves} />
                ))}
                {/* The gap below, as under the note of a link. */}
                <div />
              </Stack>
            </ScreenOnly>,
            room,
          )}
    </>
  )
}
