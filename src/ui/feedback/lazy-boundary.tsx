// oxlint-disable-next-line no-restricted-imports -- this is the one boundary
import { Suspense, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { loadedChunks } from '#platform/browser/loaded-chunks.ts'

/**
 * Shows `fallback` until its lazy children are loaded. React alone waits up to 300 ms after the last
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
  useLayoutEffect(() => {
    countParts(1)
    return () => countParts(-1)
  }, [])
  // React throttles only its own retries, not an update of the boundary.
  useLayoutEffect(() => loadedChunks.subscribe(onLoaded), [onLoaded])
  return children
}

/** The document tells tests how many parts load, because a boundary without a fallback shows nothing. */
function countParts(by: 1 | -1): void {
  const { dataset } = document.documentElement
  const parts = Number(dataset['loadingParts'] ?? 0) + by
  if (parts > 0) dataset['loadingParts'] = `${parts}`
  else delete dataset['loadingParts']
}
