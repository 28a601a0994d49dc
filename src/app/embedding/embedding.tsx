import { visit } from '#session/startup/visit.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const TeamsFrame = lazyComponent([], async () => (await import('./teams-frame.tsx')).TeamsFrame)
const OneAppFrame = lazyComponent([], async () => (await import('./one-app-frame.tsx')).OneAppFrame)

/** Connects the portal to the app that embeds it. Renders nothing visible. */
export function Embedding() {
  return (
    <ErrorBoundary>
      <LazyBoundary>{visit.framer === 'teams' ? <TeamsFrame /> : <OneAppFrame />}</LazyBoundary>
    </ErrorBoundary>
  )
}
