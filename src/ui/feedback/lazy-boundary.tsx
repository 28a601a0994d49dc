// oxlint-disable-next-line no-restricted-imports -- this is the one boundary
import { Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { loadedChunks } from '#platform/browser/loaded-chunks.ts'

/**
 * Shows `fallback` until its lazy children are loaded; without one, nothing that is busy. React alone waits up to 300 ms after the last
 * fallback before it shows what has arrived; this boundary renders again at once.
 */
export function LazyBoundary({
  fallback = null,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  return (
    <Suspense fallback={<Fallback onLoaded={renderAgain}>{fallback}</Fallback>}>
      {children}
    </Suspense>
  )
}

function Fallback({ onLoaded, children }: { onLoaded: () => void; children: ReactNode }) {
  // React throttles only its own retries, not an update of the boundary.
  useLayoutEffect(() => loadedChunks.subscribe(onLoaded), [onLoaded])
  return children ?? <span hidden aria-busy="true" />
}
