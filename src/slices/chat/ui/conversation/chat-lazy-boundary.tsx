import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

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
      <LazyBoundary fallback={otherwise}>{children}</LazyBoundary>
    </ErrorBoundary>
  )
}
