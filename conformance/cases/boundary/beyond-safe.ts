import { roundedLimits } from '../../contract/whole-limits.ts'
import type { BoundaryCandidate } from './boundary-candidate.ts'

/**
 * Candidates for a limit beyond 2^53, which the contract's parser has rounded: the exact limit of
 * int64 and uint64, the last safe integer otherwise, and a value clearly outside.
 */
export function beyondSafe(rule: string, edge: number): BoundaryCandidate[] {
  // A validator cannot tell an open limit from the whole number inside it.
  const limit = rule.startsWith('exclusive') ? undefined : roundedLimits.get(edge)
  const isUpper = rule.toLowerCase().endsWith('maximum')
  const inside = isUpper ? -1n : 1n
  const outside = Number.isFinite(edge * 2) ? BigInt(edge) * 2n : null
  return [
    ...(limit === undefined
      ? [{ rule, value: Math.sign(edge) * Number.MAX_SAFE_INTEGER }]
      : [
          { rule, value: limit },
          { rule: `${rule}${isUpper ? '-1' : '+1'}`, value: limit + inside },
        ]),
    ...(outside === null ? [] : [{ rule: `${rule}${isUpper ? '+2x' : '-2x'}`, value: outside }]),
  ]
}
