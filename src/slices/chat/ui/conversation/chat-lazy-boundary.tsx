import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

/**
 * Around a part that is downloaded: `otherwise` stands in its place until it is there; `failed`, or
 * else the same, if it does not come, until the network is back, or if it breaks.
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
