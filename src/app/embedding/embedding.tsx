import { lazy, Suspense } from 'react'
import { visit } from '#session/startup/visit.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { loadChunk } from '../loading/load-chunk.ts'

const TeamsFrame = lazy(async () => ({
  default: (await loadChunk(() => import('./teams-frame.tsx'))).TeamsFrame,
}))
const OneAppFrame = lazy(async () => ({
  default: (await loadChunk(() => import('./one-app-frame.tsx'))).OneAppFrame,
}))

/** What the portal has to do with whoever frames it. Shows nothing itself. */
export function Embedding() {
  return (
    <ErrorBoundary>
      <Suspense>{visit.framer === 'teams' ? <TeamsFrame /> : <OneAppFrame />}</Suspense>
    </ErrorBoundary>
  )
}
