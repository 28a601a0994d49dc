import { visit } from '#session/startup/visit.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { QuietPart } from '../loading/quiet-part.tsx'

const TeamsFrame = lazyComponent([], async () => (await import('./teams-frame.tsx')).TeamsFrame)
const OneAppFrame = lazyComponent([], async () => (await import('./one-app-frame.tsx')).OneAppFrame)

/** Connects the portal to the app that embeds it. Renders nothing visible. */
export function Embedding() {
  return <QuietPart>{visit.framer === 'teams' ? <TeamsFrame /> : <OneAppFrame />}</QuietPart>
}
