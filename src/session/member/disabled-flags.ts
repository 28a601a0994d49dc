import { deployment } from '#platform/model/deployment.ts'
import type { FlagsOff } from './model/feature-flags.ts'

/** The flags that this deployment disables (model/disabled-flag-marks.ts). */
export const flagsOff: FlagsOff = new Set(deployment.flagsOff)
