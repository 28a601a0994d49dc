import { HealthProfileScreen } from '#slices/health-profile/ui/health-profile-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

export function HealthProfilePage() {
  return (
    <ProfilePage tab="health-profile">
      <HealthProfileScreen />
    </ProfilePage>
  )
}
