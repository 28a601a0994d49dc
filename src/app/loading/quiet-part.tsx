import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/** A part that may load later, and whose failure leaves the rest of the page as it is. */
export const QuietPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>
    <LazyBoundary>{children}</LazyBoundary>
  </ErrorBoundary>
)
