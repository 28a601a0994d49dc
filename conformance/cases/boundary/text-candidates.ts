import type { JsonFields } from '../../contract/json.ts'
import type { BoundaryCandidate } from './boundary-candidate.ts'
import { formatBoundaries } from './format-boundaries.ts'

/** A character outside the basic plane: two UTF-16 units, but one character in a schema. */
const ASTRAL = '\u{1F33F}'

/**
 * A text of `length` characters, derived from a valid one so that it may still match its pattern.
 */
export function ofLength(text: string, length: number): string {
  const letters = [...text]
  if (length <= letters.length) return letters.slice(0, length).join('')
  const at = Math.max(1, Math.floor(letters.length / 2))
  const more =
    letters.find((letter) => /[a-z]/.test(letter)) ??
    letters.find((letter) => /\w/.test(letter)) ??
    'm'
  return [
    ...letters.slice(0, at),
    ...more.repeat(length - letters.length),
    ...letters.slice(at),
  ].join('')
}

/** Longer texts would only test the memory of the server. */
const LONGEST = 100_000

/** The lengths, patterns and formats of a text. */
export function textCandidates(schema: JsonFields, shown: string): BoundaryCandidate[] {
  const { minLength, maxLength, pattern, format } = schema
  const lengths: BoundaryCandidate[] = []
  if (typeof minLength === 'number')
    lengths.push(
      { rule: 'minLength', value: ofLength(shown, minLength) },
      ...(minLength > 0 ? [{ rule: 'minLength-1', value: ofLength(shown, minLength - 1) }] : []),
    )
  if (typeof maxLength === 'number' && maxLength < LONGEST) {
    lengths.push(
      { rule: 'maxLength', value: ofLength(shown, maxLength) },
      { rule: 'maxLength+1', value: ofLength(shown, maxLength + 1) },
    )
    if (pattern === undefined && format === undefined)
      lengths.push({ rule: 'maxLength-astral', value: ASTRAL.repeat(maxLength) })
  }
  const patterns =
    typeof pattern === 'string'
      ? ['', `${shown}\u0007`, ` ${shown}`, `${shown}\n`, '\u00BF?'].map(
          (value, index): BoundaryCandidate => ({ rule: `pattern-${index}`, value }),
        )
      : []
  const formats =
    typeof format === 'string'
      ? (formatBoundaries[format] ?? []).map((value, index): BoundaryCandidate => ({
          rule: `format-${index}`,
          value,
        }))
      : []
  return [...lengths, ...patterns, ...formats]
}
