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

/** Connects the portal to the app that embeds it. Renders nothing visible. */
export function Embedding() {
  return (
    <ErrorBoundary>
      <Suspense>{visit.framer === 'teams' ? <TeamsFrame /> : <OneAppFrame />}</Suspense>
    </ErrorBoundary>
  )
}
