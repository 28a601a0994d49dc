import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/**
 * Boundary of a lazy component. It shows a load failure in place; `onClose` closes the component
 * instead.
 */
export function ChunkBoundary({
  room = null,
  onClose,
  children,
}: {
  room?: ReactNode
  onClose?: () => void
  children: ReactNode
}) {
  return (
    <ErrorBoundary
      isAsked
      otherwise={(again) => <ChunkLoadFailure onRetry={again} onClose={onClose} />}
    >
      <LazyBoundary fallback={room}>{children}</LazyBoundary>
    </ErrorBoundary>
  )
}

/** Shows that a chunk failed to load, with a retry button. */
export function ChunkLoadFailure({
  onRetry,
  onClose,
}: {
  onRetry: () => void
  onClose?: (() => void) | undefined
}) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  // The braces avoid returning a promise, which React would take for a cleanup.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Banner
      ref={box}
      tone="critical"
      live="alert"
      title={t('ui.part.missing')}
      actions={
        <Button look="secondary" size="compact" icon="refresh" onClick={onRetry}>
          {t('ui.try-again')}
        </Button>
      }
      onDismiss={onClose}
    >
      {t(navigator.onLine ? 'ui.failure.later' : 'ui.failure.offline')}
    </Banner>
  )
}
