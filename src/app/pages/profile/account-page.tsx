import { AccountScreen } from '#slices/account/ui/account-screen.tsx'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyPart } from '../../loading/lazy-component.ts'
import { MissedPart } from '../../loading/chunk-boundary.tsx'
import { ProfilePage } from './profile-page.tsx'

/** Far down the page, so downloaded behind what is above it. */
const ContactsPart = lazyPart(
  [],
  async () => (await import('#slices/contacts/ui/contacts-panel.tsx')).ContactsPart,
)

export function ProfileAccountPage() {
  return (
    <ProfilePage tab="account-settings">
      <AccountScreen
        contacts={
          <QuietBoundary otherwise={(again) => <MissedPart onRetry={again} />}>
            <ContactsPart />
          </QuietBoundary>
        }
      />
    </ProfilePage>
  )
}
