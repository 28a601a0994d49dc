// Written by `npm run generate` from contracts/. Do not edit.
import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import * as SchemaIssue from 'effect/SchemaIssue'
import { isUnreadable, unreadablePart } from './read.ts'

/**
 * The rules of read.ts as Effect Schemas, for servers and clients that decode with Effect. Tests compare the plain readers
 * with them. They only decode.
 */

/** A Schema that decodes what a server sends. */
export type Tolerant<T = any> = Schema.Codec<T, any>

const onlyDecodes = SchemaGetter.forbidden<any, any>(() => 'A reader writes nothing.')
const refuse = (value: unknown) => Effect.fail(new SchemaIssue.InvalidValue({}, value))

/** A Schema that converts any other value. */
const reading = <T>(read: (wire: unknown) => Option.Option<T>): Tolerant<T> =>
  Schema.Unknown.pipe(
    Schema.decodeTo(Schema.Unknown, {
      decode: SchemaGetter.transformEffect((wire: unknown) => Option.match(read(wire), { onNone: () => refuse(wire), onSome: (value) => Effect.succeed(value as unknown) })),
      encode: onlyDecodes,
    }),
  ) as Tolerant<T>

const read = (schema: Tolerant) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (wire: unknown): Option.Option<unknown> => Result.match(decode(wire), { onFailure: () => Option.none(), onSuccess: (value) => Option.some(value) })
}

/** The value of a key; `absent` replaces a missing key and null. */
const keyed = (schema: Tolerant, absent: Option.Option<unknown>): Tolerant =>
  Schema.optionalKey(Schema.Unknown).pipe(
    Schema.decodeTo(Schema.optionalKey(schema), {
      decode: SchemaGetter.transformOptional((sent: Option.Option<unknown>) => Option.orElse(Option.filter(sent, (value) => value !== null && value !== undefined), () => absent)),
      encode: onlyDecodes,
    }),
  ) as unknown as Tolerant

/** An optional part. */
export const optional = (schema: Tolerant): Tolerant => keyed(schema, Option.none()).pipe(Schema.catchDecoding(() => Effect.succeed(Option.none())))

/** A part that may be absent and must not look absent when it is unreadable. An empty text counts as absent. */
export const orUnreadable = (schema: Tolerant): Tolerant => {
  const part = read(schema)
  return reading((wire) => Option.orElse(part(wire), () => (wire === '' ? Option.none() : Option.some<unknown>(unreadablePart))))
}

/** A decisive optional part: an object in which it is unreadable is rejected. */
export const decisive = (schema: Tolerant): Tolerant => keyed(schema, Option.none())

/** A required nullable part; an absent or unreadable one is null. */
export const required = (schema: Tolerant): Tolerant =>
  Schema.optionalKey(Schema.Unknown).pipe(
    Schema.decodeTo(schema, {
      decode: SchemaGetter.transformOptional((sent: Option.Option<unknown>) => Option.orElse(sent, () => Option.some(null))),
      encode: onlyDecodes,
    }),
  ) as unknown as Tolerant

/** A message field, which JSON omits at its default. Text that may be empty falls back to the default. */
export const defaulted = (schema: Tolerant, absent: unknown): Tolerant => {
  const part = keyed(schema, Option.some(absent))
  const fallback = absent === '' ? read(schema)('') : Option.none()
  return Option.isSome(fallback) ? part.pipe(Schema.catchDecoding(() => Effect.succeed(fallback))) : part
}

export const object = (fields: Readonly<Record<string, Tolerant>>, fits?: (value: any) => boolean): Tolerant => {
  // Effect's Struct without fields accepts everything except null.
  if (Object.keys(fields).length === 0) return reading((wire) => (typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? Option.some({}) : Option.none()))
  const struct = Schema.Struct(fields)
  return (fits === undefined ? struct : struct.check(Schema.makeFilter((value: any) => Boolean(fits(Object.fromEntries(Object.entries(value).filter(([, part]) => !isUnreadable(part)))))))) as unknown as Tolerant
}

export const nullable = (schema: Tolerant): Tolerant => {
  const part = read(schema)
  return reading((wire) => Option.some(wire === null ? null : Option.getOrNull(part(wire))))
}

export const rows = (schema: Tolerant, minimum = 0, isLenient = false): Tolerant => {
  const row = read(schema)
  return reading((wire) => {
    if (!Array.isArray(wire) || wire.length < minimum) return Option.none()
    const items = wire.flatMap((one: unknown) => Option.toArray(row(one)))
    return items.length === 0 && wire.length > 0 && !isLenient ? Option.none() : Option.some({ items, leftOut: wire.length - items.length })
  })
}

export const list = (schema: Tolerant, minimum = 0): Tolerant => Schema.Array(schema).check(Schema.makeFilter((items: readonly unknown[]) => items.length >= minimum)) as unknown as Tolerant

export const map = (schema: Tolerant): Tolerant => {
  const entry = read(schema)
  return reading((wire) =>
    typeof wire !== 'object' || wire === null || Array.isArray(wire)
      ? Option.none()
      : Option.some(Object.fromEntries(Object.entries(wire).flatMap(([key, value]) => Option.toArray(Option.map(entry(value), (part) => [key, part] as const))))),
  )
}

export const either = (...schemas: readonly Tolerant[]): Tolerant => Schema.Union(schemas)

const unknown = (kind: 'string' | 'number'): Tolerant => reading((raw) => (typeof raw === kind ? Option.some({ type: 'unknown', raw }) : Option.none()))

export const words = (...known: readonly string[]): Tolerant => Schema.Union([Schema.Literals(known), unknown('string')])
export const codes = (...known: readonly number[]): Tolerant => Schema.Union([Schema.Literals(known), unknown('number')])
export const member = (prefix: string, known: readonly string[]): Tolerant =>
  Schema.Union([
    reading((wire) => {
      const word = typeof wire === 'number' ? known[wire] : typeof wire === 'string' && wire.startsWith(prefix) ? known.find((each) => prefix + each === wire) : undefined
      return word === undefined || word === '' ? Option.none() : Option.some(word)
    }),
    unknown('string'),
    unknown('number'),
  ])

const textWhere = (fits: (value: string) => boolean): Tolerant => Schema.String.check(Schema.makeFilter(fits))
export const text = (pattern?: RegExp): Tolerant => (pattern === undefined ? Schema.String : textWhere((value) => pattern.test(value)))

export const number = (isWhole: boolean, minimum: number, maximum: number, isAbove = false, isBelow = false): Tolerant =>
  Schema.Number.check(
    Schema.makeFilter((value) => (isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)) && (isAbove ? value > minimum : value >= minimum) && (isBelow ? value < maximum : value <= maximum)),
  )
export const numeral = (schema: Tolerant): Tolerant => {
  const value = read(schema)
  return reading((wire) => value(typeof wire === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(wire) ? Number(wire) : wire))
}

export const boolean: Tolerant = Schema.Boolean
export const constant = (only: boolean): Tolerant => Schema.Literal(only)
export const nothing: Tolerant = Schema.Null
export const anything: Tolerant = Schema.Unknown

const isDay = (value: string): boolean => {
  const time = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === value
}
const dated = (pattern: RegExp): Tolerant => textWhere((value) => pattern.test(value) && isDay(value.slice(0, 10)))
const timestamp: Tolerant = reading((wire) =>
  typeof wire === 'string' && /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(wire) && isDay(wire.slice(0, 10))
    ? Option.some(new Date(wire).toISOString())
    : Option.none(),
)
const calendarDate: Tolerant = reading((wire) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return Option.none()
  const { year, month, day } = wire as Partial<Record<'year' | 'month' | 'day', unknown>>
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(date) && isDay(date) ? Option.some(date) : Option.none()
})
const filled: Tolerant = textWhere((value) => value !== '')

export const formats = {
  date: dated(/^\d{4}-\d\d-\d\d$/),
  dateTime: dated(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/),
  timestamp,
  calendarDate,
  localDateTime: dated(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  utcOffset: text(/^[+-](0\d|1[0-4]):[0-5]\d$/),
  ianaTimeZone: filled,
  uuid: text(/^(urn:uuid:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i),
  email: filled,
  uri: filled,
} as const
