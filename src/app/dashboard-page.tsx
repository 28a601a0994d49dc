import { BloodPressureSteps } from '#slices/blood-pressure/dashboard-steps.tsx'
import { BloodPressureTile } from '#slices/blood-pressure/dashboard-tile.tsx'
import { BloodSugarTile } from '#slices/blood-sugar/dashboard-tile.tsx'
import { DashboardScreen } from '#slices/dashboard/dashboard-screen.tsx'
import { pageOf } from './routes.ts'

/** The dashboard, with what the other slices bring to it; a tile is for the programs that open its pages. */
export function DashboardPage() {
  return (
    <DashboardScreen
      steps={<BloodPressureSteps />}
      tiles={[
        { key: 'blood-sugar', programs: pageOf('bloodSugar').programs ?? [], tile: <BloodSugarTile /> },
        { key: 'blood-pressure', programs: pageOf('bloodPressure').programs ?? [], tile: <BloodPressureTile /> },
      ]}
    />
  )
}
