import * as Order from 'effect/Order'
import * as Schema from 'effect/Schema'

/**
 * Schemas of the contract's formats. Each accepts the same values as the contract's format (JSON
 * Schema 2020-12, contracts/openapi).
 */

/**
 * A check with its constraint for generated values. Effect's own checks would add 2 kB to the first
 * page for JSON Schema and code generation.
 */
const rule = <T>(
  fits: (value: T) => boolean,
  arbitraryConstraint: Schema.Annotations.ToArbitrary.FilterConstraint<T>,
) => Schema.makeFilter(fits, { arbitraryConstraint })

const inside = (value: number, minimum: number, maximum: number): boolean =>
  value >= minimum && value <= maximum

/** A string with a length in code points, as JSON Schema counts. */
export function text(minimum: number, maximum: number) {
  return Schema.String.check(
    rule((value) => inside([...value].length, minimum, maximum), {
      minCodePoints: minimum,
      maxCodePoints: maximum,
    }),
  )
}

/** A string that matches a pattern, with an optional maximum length in code points. */
export function matching(pattern: RegExp, maximum = Infinity) {
  return Schema.String.check(
    rule((value) => [...value].length <= maximum && pattern.test(value), {
      patterns: [{ source: pattern.source, flags: '' }],
    }),
  )
}

/** An array with a length within bounds. */
export function listOf<S extends Schema.Constraint>(item: S, maximum: number, minimum = 0) {
  return Schema.Array(item).check(
    rule<readonly unknown[]>(({ length }) => inside(length, minimum, maximum), {
      maxLength: maximum,
      minLength: minimum,
    }),
  )
}

/** An integer within bounds, both inclusive. */
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

/** An opaque id. */
export const Id = text(1, 64)

/** The parts of a date and time, as in the contract's patterns. */
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const clock = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

/** Whether the date of a time exists: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A UTC timestamp, such as `2026-11-20T12:40:00Z`. */
export const Instant = matching(new RegExp(`^${day}T${clock}(\\.\\d{1,9})?Z$`)).check(
  Schema.makeFilter((text) => isDay(text.slice(0, 10))),
)

/** A UUID (RFC 4122), in either case, with or without `urn:uuid:`. */
export const Uuid = matching(/^(urn:uuid:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i)
