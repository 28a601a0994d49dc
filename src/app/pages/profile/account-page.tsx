import { AccountScreen } from '#slices/account/ui/account-screen.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyComponent } from '../../loading/lazy-component.ts'
import { ChunkLoadFailure } from '../../loading/chunk-boundary.tsx'
import { ProfilePage } from './profile-page.tsx'

/** The contacts are far down the page, so they load later. */
const ContactsPart = lazyComponent(
  [],
  async () => (await import('#slices/contacts/ui/contacts-panel.tsx')).ContactsPanel,
)

export function AccountPage() {
  return (
    <ProfilePage tab="account-settings">
      <AccountScreen
        contacts={
          <ErrorBoundary otherwise={(again) => <ChunkLoadFailure onRetry={again} />}>
            <ContactsPart />
          </ErrorBoundary>
        }
      />
    </ProfilePage>
  )
}
