import * as Order from 'effect/Order'
import * as Schema from 'effect/Schema'

/**
 * Texts of the contract that have a form, each taking and refusing what the contract's format does
 * (JSON Schema 2020-12, contracts/openapi).
 */

/**
 * A rule with what it means for values made from the Schema. Effect's own checks say the same and
 * much more, of JSON Schema and of code, which would weigh 2 kB on the first page.
 */
const rule = <T>(
  fits: (value: T) => boolean,
  arbitraryConstraint: Schema.Annotations.ToArbitrary.FilterConstraint<T>,
) => Schema.makeFilter(fits, { arbitraryConstraint })

const inside = (value: number, minimum: number, maximum: number): boolean =>
  value >= minimum && value <= maximum

/** A text of so many characters (code points, as JSON Schema counts). */
export function text(minimum: number, maximum: number) {
  return Schema.String.check(
    rule((value) => inside([...value].length, minimum, maximum), {
      minCodePoints: minimum,
      maxCodePoints: maximum,
    }),
  )
}

/** A text of a pattern, and of at most so many characters where the pattern leaves that open. */
export function matching(pattern: RegExp, maximum = Infinity) {
  return Schema.String.check(
    rule((value) => [...value].length <= maximum && pattern.test(value), {
      patterns: [{ source: pattern.source, flags: '' }],
    }),
  )
}

/** So many of something, at most and at least. */
export function listOf<S extends Schema.Constraint>(item: S, maximum: number, minimum = 0) {
  return Schema.Array(item).check(
    rule<readonly unknown[]>(({ length }) => inside(length, minimum, maximum), {
      maxLength: maximum,
      minLength: minimum,
    }),
  )
}

/** A whole number within bounds, both included. */
export function whole(minimum: number, maximum: number) {
  return Schema.Number.check(
    rule((value) => inside(value, minimum, maximum) && Number.isInteger(value), {
      order: Order.Number,
      minimum,
      maximum,
      number: 'integer',
    }),
  )
}

/** An opaque id of something of the member's. */
export const Id = text(1, 64)

/** The parts of a date and of a clock, as the contract's patterns have them. */
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const clock = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

/** The day before a time exists: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A moment in UTC, as `2026-11-20T12:40:00Z`. */
export const Instant = matching(new RegExp(`^${day}T${clock}(\\.\\d{1,9})?Z$`)).check(
  Schema.makeFilter((text) => isDay(text.slice(0, 10))),
)

/** RFC 4122, in either case, with or without `urn:uuid:`. */
export const Uuid = matching(/^(urn:uuid:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i)
