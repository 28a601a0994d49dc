import { lazy, Suspense } from 'react'
import { visit } from '#session/startup/visit.ts'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { loadPart } from '../loading/load-chunk.ts'

const TeamsFrame = lazy(async () => ({
  default: (await loadPart(() => import('./teams-frame.tsx'))).TeamsFrame,
}))
const OneAppFrame = lazy(async () => ({
  default: (await loadPart(() => import('./one-app-frame.tsx'))).OneAppFrame,
}))

/** What the portal has to do with whoever frames it. Shows nothing itself. */
export function Framed() {
  return (
    <QuietBoundary>
      <Suspense>{visit.framer === 'teams' ? <TeamsFrame /> : <OneAppFrame />}</Suspense>
    </QuietBoundary>
  )
}
