import { type BloodSugarFigures, BloodSugarStats } from '#domain/blood-sugar-stats.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']
export type AcceptsBloodSugarStats = [Accepts<Wire['BloodSugarStats'], typeof BloodSugarStats>, Accepts<Wire['BloodSugarFigures'], typeof BloodSugarFigures>]

/** The statistics of an answer. Throws ContractBroken. */
export const bloodSugarStats: (wire: Wire['BloodSugarStats']) => BloodSugarStats = decoder('getBloodSugarStats', BloodSugarStats)
