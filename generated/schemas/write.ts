// Written by `npm run generate` from contracts/. Do not edit.
import * as Effect from 'effect/Effect'
import * as Order from 'effect/Order'
import * as Schema from 'effect/Schema'
import * as SchemaTransformation from 'effect/SchemaTransformation'

/**
 * Building blocks of the contract's strict Schemas. A check names the broken rule (`maxLength`, `pattern`) and describes
 * valid values, for tests that generate them.
 */

type Arbitrary<T> = Schema.Annotations.ToArbitrary.FilterConstraint<T>
const rule = <T>(name: string, fits: (value: T) => boolean, arbitraryConstraint?: Arbitrary<T>) =>
  Schema.makeFilter((value: T) => fits(value) || name, arbitraryConstraint === undefined ? {} : { arbitraryConstraint })

const inside = (value: number, minimum: number, maximum: number): boolean => value >= minimum && value <= maximum

/** Lengths count code points, as in JSON Schema and protovalidate. */
export const lengthBetween = (minimum: number, maximum: number) =>
  rule<string>('length', (value) => inside([...value].length, minimum, maximum), { minCodePoints: minimum, ...(maximum === Infinity ? {} : { maxCodePoints: maximum }) })

export const text = (minimum: number, maximum: number) => Schema.String.check(lengthBetween(minimum, maximum))

/** A text that matches a pattern, and has a given length if the pattern allows several. */
export const ofPattern = (pattern: RegExp, minimum = 0, maximum = Infinity) =>
  rule<string>('pattern', (value) => inside([...value].length, minimum, maximum) && pattern.test(value), { patterns: [{ source: pattern.source, flags: pattern.flags.replace('i', '') }] })

export const matching = (pattern: RegExp, minimum = 0, maximum = Infinity) => Schema.String.check(ofPattern(pattern, minimum, maximum))

/** A message holds whole characters; a lone UTF-16 surrogate is invalid. */
export const wellFormed = rule<string>('characters', (value) => value.isWellFormed())

export const notMatching = (pattern: RegExp) => rule<string>('pattern', (value) => !pattern.test(value))

type Exclusive = { readonly above: boolean; readonly below: boolean }
const between = (number: 'integer' | 'finite', minimum: number, maximum: number, { above, below }: Exclusive) =>
  Schema.Number.check(
    rule(
      'bounds',
      (value) => inside(value, minimum, maximum) && !(above && value === minimum) && !(below && value === maximum) && (number === 'finite' ? Number.isFinite(value) : Number.isInteger(value)),
      { order: Order.Number, number, ...(minimum === -Infinity ? {} : { minimum }), ...(maximum === Infinity ? {} : { maximum }) },
    ),
  )

/** An integer. Both bounds are inclusive unless marked as exclusive. */
export const whole = (minimum: number, maximum: number, exclusive: Exclusive = { above: false, below: false }) => between('integer', minimum, maximum, exclusive)

/** Any finite number. */
export const figure = (minimum: number, maximum: number, exclusive: Exclusive = { above: false, below: false }) => between('finite', minimum, maximum, exclusive)

/** A 64-bit number, which protobuf JSON writes as text. */
export const writtenAsText = <S extends Schema.Codec<number, number>>(schema: S) =>
  Schema.String.pipe(Schema.decodeTo(schema, SchemaTransformation.transform({ decode: Number, encode: String })))

export const list = <S extends Schema.Constraint>(item: S, minimum: number, maximum: number) =>
  Schema.Array(item).check(rule<readonly unknown[]>('items', ({ length }) => inside(length, minimum, maximum), { minLength: minimum, ...(maximum === Infinity ? {} : { maxLength: maximum }) }))

/** No duplicates. */
export const distinct = rule<readonly unknown[]>('unique', (items) => new Set(items).size === items.length, { uniqueBy: (value) => value })

export const map = <V extends Schema.Constraint>(key: Schema.String, value: V, maximum: number) =>
  Schema.Record(key, value).check(rule<object>('entries', (entries) => Object.keys(entries).length <= maximum))

/** An object without fields. */
export const empty = Schema.Record(Schema.String, Schema.Never)

/** At least this many fields. */
export const atLeast = (minimum: number) => rule<object>('properties', (value) => Object.keys(value).length >= minimum)

/** A required `oneof`: exactly one of the fields. */
export const exactlyOne = (...keys: readonly string[]) => rule<object>('oneof', (value) => keys.filter((key) => key in value).length === 1)

/** A rule between fields. */
export const condition = (name: string, fits: (value: any) => boolean) => rule<any>(name, fits)

/** A message field. JSON omits it at its default, which the schema must accept. */
export const defaulted = <S extends Schema.Constraint>(schema: S, absent: unknown) => Schema.withDecodingDefaultKey<S>(Effect.succeed(absent as S['Encoded']))(schema)

/** An enum value: its short name in the portal; `prefix` and the name on the wire. */
export const member = <const Prefix extends string, const Word extends string>(prefix: Prefix, words: readonly Word[]) =>
  // The two lists are derived from each other. The contract's type also has values that its rules reject; they are not listed here.
  Schema.Literals(words.map((word): `${Prefix}${Word}` => `${prefix}${word}`)).pipe(
    Schema.decodeTo(
      Schema.Literals(words),
      SchemaTransformation.transform<Word, `${Prefix}${Word}`>({ decode: (name) => name.slice(prefix.length) as Word, encode: (word) => `${prefix}${word}` }),
    ),
  ) as unknown as Schema.Codec<Word, string>

const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const clock = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'
const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
/** A date that exists: `2026-02-30` does not. */
const moment = (rest: string) => matching(new RegExp(`^${day}${rest}$`, 'u')).check(rule<string>('format', (value) => isDay(value.slice(0, 10))))

const zones = new Map<string, boolean>()
const isKnownZone = (name: string): boolean => {
  const known = zones.get(name) ?? isZone(name)
  zones.set(name, known)
  return known
}
const isZone = (name: string): boolean => {
  try {
    return !/^[+-]/.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A date of a message: `{ year: 2026, month: 11, day: 20 }` on the wire, `2026-11-20` in the portal. */
const calendarDate = Schema.Struct({ year: whole(1, 9999), month: whole(1, 12), day: whole(1, 31) }).pipe(
  Schema.decodeTo(
    moment('').check(rule<string>('bounds', (value) => !value.startsWith('0000'))),
    SchemaTransformation.transform({
      decode: ({ year, month, day }) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      encode: (date) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }),
    }),
  ),
)

/** Texts of a format, as the contract's validator accepts them. */
export const formats = {
  date: moment(''),
  calendarDate,
  dateTime: moment(`T${clock}(\\.\\d{1,9})?Z`),
  // `google.protobuf.Timestamp` starts with the year 1.
  timestamp: moment(`T${clock}(\\.\\d{1,9})?Z`).check(rule<string>('bounds', (value) => !value.startsWith('0000'))),
  localDateTime: moment(`T${clock}`),
  utcOffset: matching(/^[+-](0\d|1[0-4]):[0-5]\d$/u),
  ianaTimeZone: Schema.String.check(rule('format', isKnownZone, { patterns: [{ source: '^(UTC|America/(New_York|Denver))$', flags: '' }] })),
  uuid: matching(/^(urn:uuid:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/iu),
  email: matching(/^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/iu),
} as const
