import type { RouteRow } from '#slices/route-definition.ts'
import { biometricsSlice } from '#slices/biometrics/slice.ts'
import { bloodPressureSlice } from '#slices/blood-pressure/slice.ts'
import { bloodSugarSlice } from '#slices/blood-sugar/slice.ts'
import { pulseSlice } from '#slices/pulse/slice.ts'
import { weightSlice } from '#slices/weight/slice.ts'

/** Routes of readings (2§2, GAP-036). */
export const readingsRoutes: readonly RouteRow[] = [
  ...bloodSugarSlice.routes,
  ...bloodPressureSlice.routes,
  ...pulseSlice.routes,
  ...weightSlice.routes,
  ...biometricsSlice.routes,
]
