import { DashboardScreen } from '#slices/dashboard/dashboard-screen.tsx'

/** The dashboard with the tiles that the other slices bring. */
export function DashboardPage() {
  return <DashboardScreen tiles={{}} />
}
