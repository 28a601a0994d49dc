import { CoverageScreen } from '#slices/coverage/ui/coverage-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

export function CoveragePage() {
  return (
    <ProfilePage tab="coverage">
      <CoverageScreen />
    </ProfilePage>
  )
}
