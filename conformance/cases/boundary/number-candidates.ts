import type { JsonFields } from '../../contract/json.ts'
import { formatLimits } from '../../contract/whole-limits.ts'
import type { BoundaryCandidate } from './boundary-candidate.ts'
import { beyondSafe } from './beyond-safe.ts'

/** The limits that the format of an integer has where its schema states none. */
const ofFormat = (schema: JsonFields): BoundaryCandidate[] => {
  const [minimum, maximum] = formatLimits[String(schema['format'])] ?? []
  const isOpen = (...words: readonly string[]): boolean => words.every((word) => !(word in schema))
  return [
    ...(minimum !== undefined && isOpen('minimum', 'exclusiveMinimum')
      ? [{ rule: 'format-minimum', value: minimum }]
      : []),
    ...(maximum !== undefined && isOpen('maximum', 'exclusiveMaximum')
      ? [{ rule: 'format-maximum', value: maximum }]
      : []),
  ]
}

/** The limits of a number, and what is no whole number or no multiple. */
export function numberCandidates(schema: JsonFields, isWhole: boolean): BoundaryCandidate[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  const around = (rule: string, edge: unknown, away: number): BoundaryCandidate[] => {
    if (typeof edge !== 'number') return []
    if (Math.abs(edge) > Number.MAX_SAFE_INTEGER) return beyondSafe(rule, edge)
    return [
      { rule, value: edge },
      { rule: `${rule}${away < 0 ? '-1' : '+1'}`, value: edge + away },
      { rule: `${rule}${away < 0 ? '+1' : '-1'}`, value: edge - away },
    ]
  }
  return [
    ...around('minimum', minimum, -step),
    ...around('maximum', maximum, step),
    ...around('exclusiveMinimum', exclusiveMinimum, -step),
    ...around('exclusiveMaximum', exclusiveMaximum, step),
    // Beyond 2^53 a number has no fraction.
    ...(isWhole
      ? [{ rule: 'integer', value: (Number.isSafeInteger(minimum) ? Number(minimum) : 1) + 0.5 }]
      : []),
    ...(isWhole ? ofFormat(schema) : []),
    ...(typeof multipleOf === 'number'
      ? [
          {
            rule: 'multipleOf',
            value: (typeof minimum === 'number' ? minimum : 0) + multipleOf / 2,
          },
        ]
      : []),
  ]
}
