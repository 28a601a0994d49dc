import { AccountScreen } from '#slices/profile-preferences/account-screen.tsx'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { lazyPart } from './lazy-part.ts'
import { MissedPart } from './part-boundary.tsx'

/** Far down the page, so downloaded behind what is above it. */
const ContactsPart = lazyPart(
  [],
  async () => (await import('#slices/profile-preferences/contacts-part.tsx')).ContactsPart,
)

export function ProfileAccountPage() {
  return (
    <AccountScreen
      contacts={
        <QuietBoundary otherwise={(again) => <MissedPart onRetry={again} />}>
          <ContactsPart />
        </QuietBoundary>
      }
    />
  )
}
