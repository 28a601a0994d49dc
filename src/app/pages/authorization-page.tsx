import { AuthorizationScreen } from '#slices/alerts/ui/authorization/authorization-screen.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { ChunkLoadFailure } from '../loading/chunk-boundary.tsx'

/** The contacts bring forms and phone numbers, so they load after the page. */
const ContactsPart = lazyComponent(
  [],
  async () => (await import('#slices/alerts/ui/contacts/contacts-panel.tsx')).ContactsPanel,
)

/** Who sees the member's data and who is told: their people, care team, and who looked. */
export function AuthorizationPage() {
  return (
    <AuthorizationScreen
      people={
        <ErrorBoundary otherwise={(again) => <ChunkLoadFailure onRetry={again} />}>
          <ContactsPart />
        </ErrorBoundary>
      }
    />
  )
}
