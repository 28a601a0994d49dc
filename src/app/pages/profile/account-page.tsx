import { AccountScreen } from '#slices/account/ui/account-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

export function AccountPage() {
  return (
    <ProfilePage tab="account-settings">
      <AccountScreen />
    </ProfilePage>
  )
}
