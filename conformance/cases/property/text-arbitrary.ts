import type { Arbitrary } from 'fast-check'
import { numberFormats } from '../../contract/validation/named-formats.ts'
import { type JsonFields } from '../../contract/json.ts'
import { type FastCheck, formats } from './format-arbitrary.ts'

/**
 * Texts and lists get at most this many characters or items above their minimum; longer ones are
 * boundary cases.
 */
const MORE = 12

/**
 * Texts of a length, pattern or format. Returns the constant `otherwise` if none can be generated.
 */
export function textOf(
  fc: FastCheck,
  { minLength, maxLength, pattern, format }: JsonFields,
  otherwise: unknown,
): Arbitrary<unknown> {
  if (numberFormats.has(String(format))) return fc.integer({ min: 0, max: 100 }).map(String)
  const build = typeof format === 'string' ? formats[format] : undefined
  if (build !== undefined) return build(fc)
  const least = Number(minLength ?? 0)
  const most = Math.min(Number(maxLength ?? Infinity), least + MORE)
  if (typeof pattern !== 'string')
    return format === undefined
      ? fc.oneof(
          fc.string({ unit: 'grapheme-ascii', minLength: least, maxLength: most }),
          fc.string({ unit: 'grapheme-composite', minLength: least, maxLength: most }),
        )
      : fc.constant(otherwise)
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    // Patterns with lookahead cannot be generated.
    return fc.constant(otherwise)
  }
}

/** fast-check never returns from a range of integers beyond 2^53. */
const safe = (count: number): number =>
  Math.min(Math.max(count, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

/** Numbers between the limits of a schema, within 2^53; boundary cases have the larger ones. */
export function numberOf(fc: FastCheck, schema: JsonFields, isWhole: boolean): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const min = Number(minimum ?? exclusiveMinimum ?? -1_000)
  const max = Number(maximum ?? exclusiveMaximum ?? Math.max(min, 0) + 1_000)
  const step = typeof multipleOf === 'number' ? multipleOf : isWhole ? 1 : 0.1
  const least = safe(Math.ceil(min / step))
  return fc
    .integer({ min: least, max: Math.max(least, safe(Math.floor(max / step))) })
    .map((count) => (step < 1 ? Number((count * step).toFixed(6)) : safe(count * step)))
}
