import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'

/**
 * Around a part that is downloaded when the member asks for it. One that cannot be loaded says so
 * in its place, and the page around it stays as it is. `onClose`: the member does without it.
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
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Says that a part could not be downloaded, and tries again. */
export function ChunkLoadFailure({
  onRetry,
  onClose,
}: {
  onRetry: () => void
  onClose?: (() => void) | undefined
}) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  // In braces: newer browsers answer a promise here, which is no clean-up.
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
