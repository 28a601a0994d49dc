import { CommunicationsScreen } from '#slices/communications/ui/communications-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

export function CommunicationsPage() {
  return (
    <ProfilePage tab="communications">
      <CommunicationsScreen />
    </ProfilePage>
  )
}
