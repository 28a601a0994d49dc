import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

/**
 * Boundary of a lazy component. `otherwise` shows while it loads; `failed` shows after an error,
 * until the network is back.
 */
export function ChatLazyBoundary({
  otherwise,
  failed = otherwise,
  children,
}: {
  otherwise: ReactNode
  failed?: ReactNode
  children: ReactNode
}) {
  return (
    <ErrorBoundary otherwise={failed}>
      <Suspense fallback={otherwise}>{children}</Suspense>
    </ErrorBoundary>
  )
}
