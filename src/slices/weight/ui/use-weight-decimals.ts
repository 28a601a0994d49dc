import type { WeightDecimals } from '#vitals/model/weight/weight-trends.ts'
import { useMember } from '#session/member/member-context.tsx'

/** Tenths of a pound for members whose gains count (heart failure, kidney disease). */
export function useWeightDecimals(): WeightDecimals {
  return useMember().hasSafeContent ? 1 : 0
}
