// Written by `npm run generate` from contracts/. Do not edit.
/**
 * How the portal decodes responses. A server may change before the portal does, so a reader is tolerant:
 * - it ignores unknown fields;
 * - it decodes an unknown enum value as `Unknown`, with its raw text or number;
 * - it decodes a list of objects row by row, skips unreadable rows and counts them;
 * - it decodes an unreadable nullable, optional or empty part as `Unreadable`, so that it never looks like one that the server left out; a nullable part that the contract requires and the server left out is unreadable, too;
 * - it skips an unreadable part that unreadable-as-absent.yaml of the generator lists, and rejects an object for a decisive one;
 * - it rejects an object only for an unreadable required part, and a list only if no row is readable.
 * It checks patterns, formats and bounds, but not lengths and numbers of rows.
 */

/** Marks an unreadable value. */
export const unreadable: unique symbol = Symbol('unreadable')

/** Decodes a value of the wire or returns `unreadable`; the notes record the unreadable parts. */
export type Reader<T> = (wire: unknown, notes: Notes) => T | typeof unreadable

/** An enum value that this version of the portal does not know. */
export type Unknown = { readonly type: 'unknown'; readonly raw: string | number }

/** Whether an enum value is unknown to the portal. */
export const isUnknown = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && (value as Partial<Unknown>).type === 'unknown'

/** A part that the server sent and this version of the portal cannot read: neither a value nor none. */
export type Unreadable = { readonly type: 'unreadable' }

/** The only value of `Unreadable`. Compare with `isUnreadable`, because a stored copy is another object. */
export const unreadablePart: Unreadable = Object.freeze({ type: 'unreadable' })

/** Whether a part is unreadable. */
export const isUnreadable = (value: unknown): value is Unreadable => typeof value === 'object' && value !== null && (value as Partial<Unreadable>).type === 'unreadable'

/** The enum values that this version of the portal knows. */
export type Known<Member> = Exclude<Member, Unknown>

/** A list that was decoded row by row. A page that shows or sums the items says how many were left out. */
export type Rows<Row> = { readonly items: readonly Row[]; readonly leftOut: number }

declare const flavor: unique symbol
/** A branded text: plain text is accepted, text of another brand is not. */
export type Flavor<Name extends string> = string & { readonly [flavor]?: Name }

/** The unreadable parts, counted by path and rule, such as `bgs.*.tags.feeling_code enum`. Never a value. */
export class Notes {
  readonly counts = new Map<string, number>()
  readonly #path: string[] = []

  /** Records a rule that the current value breaks. */
  add(rule: string): typeof unreadable {
    const note = `${this.#path.join('.') || 'answer'} ${rule}`
    this.counts.set(note, (this.counts.get(note) ?? 0) + 1)
    return unreadable
  }

  /** Decodes a part and records its path by the key. */
  read<T>(key: string, reader: Reader<T>, wire: unknown): T | typeof unreadable {
    this.#path.push(key)
    const value = reader(wire, this)
    this.#path.pop()
    return value
  }
}

/** A required part; `[reader]`: an optional part; `[reader, absent]`: a message field, which JSON omits at its default. */
type Field = Reader<unknown> | readonly [Reader<unknown>] | readonly [Reader<unknown>, unknown]

/** An object with these fields. `fits` is a rule between them. */
/* @__NO_SIDE_EFFECTS__ */ export const object = <T>(fields: Readonly<Record<string, Field>>, fits?: (value: any) => boolean): Reader<T> => {
  const entries = Object.entries(fields)
  return (wire, notes) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return notes.add('type')
    const value: Record<string, unknown> = {}
    for (const [key, field] of entries) {
      const sent = (wire as Readonly<Record<string, unknown>>)[key]
      const part = typeof field === 'function' ? notes.read(key, field, sent) : readPart(key, field, sent, notes)
      if (part === unreadable) return unreadable
      if (part !== undefined) value[key] = part
    }
    return fits === undefined || fits(readableParts(value)) ? (value as T) : notes.add('condition')
  }
}

/** A rule between fields sees an unreadable part as absent. */
const readableParts = (value: Readonly<Record<string, unknown>>): unknown => Object.fromEntries(Object.entries(value).filter(([, part]) => !isUnreadable(part)))

const readPart = (key: string, [reader, absent]: readonly [Reader<unknown>, unknown?], sent: unknown, notes: Notes): unknown => {
  const isAbsent = sent === undefined || sent === null
  if (absent === undefined) {
    const part = isAbsent ? undefined : notes.read(key, reader, sent)
    return part === unreadable ? undefined : part
  }
  const part = notes.read(key, reader, isAbsent ? absent : sent)
  // Text that may be empty is an optional part. A number is not, because a missing one must not read as zero.
  return part === unreadable && absent === '' && !isAbsent ? reader('', new Notes()) : part
}

/** A list of objects, row by row. A list without a readable row is rejected unless it is lenient, because it must not look empty. */
/* @__NO_SIDE_EFFECTS__ */ export const rows = <T>(reader: Reader<T>, minimum = 0, isLenient = false): Reader<Rows<T>> => (wire, notes) => {
  if (!Array.isArray(wire) || wire.length < minimum) return notes.add('list')
  const items: T[] = []
  for (const sent of wire as readonly unknown[]) {
    const row = notes.read('*', reader, sent)
    if (row !== unreadable) items.push(row)
  }
  return items.length === 0 && wire.length > 0 && !isLenient ? unreadable : { items, leftOut: wire.length - items.length }
}

/** A list of texts, numbers or enum values that form one value: it is decoded as a whole or not at all. */
/* @__NO_SIDE_EFFECTS__ */ export const list = <T>(reader: Reader<T>, minimum = 0): Reader<readonly T[]> => (wire, notes) => {
  if (!Array.isArray(wire) || wire.length < minimum) return notes.add('list')
  const items: T[] = []
  for (const sent of wire as readonly unknown[]) {
    const item = notes.read('*', reader, sent)
    if (item === unreadable) return unreadable
    items.push(item)
  }
  return items
}

/** An object with free keys. Unreadable entries are left out. */
/* @__NO_SIDE_EFFECTS__ */ export const map = <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> => (wire, notes) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return notes.add('type')
  const value: Record<string, T> = {}
  for (const [key, sent] of Object.entries(wire)) {
    const entry = notes.read('*', reader, sent)
    if (entry !== unreadable) value[key] = entry
  }
  return value
}

/** A value or null. An absent value is unreadable. An unreadable value is null unless the inner reader is `orUnreadable`. */
/* @__NO_SIDE_EFFECTS__ */ export const nullable = <T>(reader: Reader<T>): Reader<T | null> => (wire, notes) => {
  if (wire === null) return null
  const value = reader(wire, notes)
  return value === unreadable ? null : value
}

/** A part that may be absent and must not look absent when it is unreadable. An empty text counts as absent. */
/* @__NO_SIDE_EFFECTS__ */ export const orUnreadable = <T>(reader: Reader<T>): Reader<T | Unreadable> => (wire, notes) => {
  const value = reader(wire, notes)
  return value === unreadable && wire !== '' ? unreadablePart : value
}

/** A decisive optional part: an object in which it is unreadable is rejected, because the part must not look absent. */
export const decisive = <T>(reader: Reader<T>): Reader<T | undefined> => (wire, notes) => (wire === undefined || wire === null ? undefined : reader(wire, notes))

/** The first readable alternative. */
/* @__NO_SIDE_EFFECTS__ */ export const either = <T>(...readers: readonly Reader<T>[]): Reader<T> => (wire, notes) => {
  for (const reader of readers) {
    const value = reader(wire, new Notes())
    if (value !== unreadable) return value
  }
  return notes.add('either')
}

const unknown = (raw: string | number, notes: Notes): Unknown => {
  notes.add('enum')
  return { type: 'unknown', raw }
}

/** One of these texts. */
/* @__NO_SIDE_EFFECTS__ */ export const words = <const Word extends string>(...known: readonly Word[]): Reader<Word | Unknown> => {
  const set: ReadonlySet<string> = new Set(known)
  return (wire, notes) => (typeof wire !== 'string' ? notes.add('type') : set.has(wire) ? (wire as Word) : unknown(wire, notes))
}

/** One of these numbers. */
/* @__NO_SIDE_EFFECTS__ */ export const codes = <const Code extends number>(...known: readonly Code[]): Reader<Code | Unknown> => {
  const set: ReadonlySet<number> = new Set(known)
  return (wire, notes) => (typeof wire !== 'number' ? notes.add('type') : set.has(wire) ? (wire as Code) : unknown(wire, notes))
}

/** A protobuf enum value: its name on the wire, or its number, which is its index in the list. */
/* @__NO_SIDE_EFFECTS__ */ export const member = <const Word extends string>(prefix: string, known: readonly Word[]): Reader<Exclude<Word, ''> | Unknown> => {
  const set: ReadonlySet<string> = new Set(known.filter((word) => word !== '').map((word) => prefix + word))
  return (wire, notes) => {
    if (typeof wire === 'number') return (known[wire] as Exclude<Word, ''> | undefined) || unknown(wire, notes)
    if (typeof wire !== 'string') return notes.add('type')
    return set.has(wire) ? (wire.slice(prefix.length) as Exclude<Word, ''>) : unknown(wire, notes)
  }
}

/** The wire name of an enum value. An unknown value is returned as the server sent it. */
export const memberName = <const Prefix extends string, const Word extends string>(prefix: Prefix, value: Word | Unknown): `${Prefix}${Word}` =>
  // A name that is not in the portal's types came from the server and is returned unchanged.
  (isUnknown(value) ? value.raw : prefix + value) as `${Prefix}${Word}`

/** A text, with an optional pattern. */
/* @__NO_SIDE_EFFECTS__ */ export const text = (pattern?: RegExp): Reader<string> => (wire, notes) =>
  typeof wire !== 'string' ? notes.add('type') : pattern === undefined || pattern.test(wire) ? wire : notes.add('pattern')

/** A number within bounds, which are inclusive unless marked as exclusive. */
/* @__NO_SIDE_EFFECTS__ */ export const number = (isWhole: boolean, minimum: number, maximum: number, isAbove = false, isBelow = false): Reader<number> => (wire, notes) => {
  if (typeof wire !== 'number' || !(isWhole ? Number.isSafeInteger(wire) : Number.isFinite(wire))) return notes.add('type')
  return wire < minimum || wire > maximum || (isAbove && wire === minimum) || (isBelow && wire === maximum) ? notes.add('bounds') : wire
}

/** A number that protobuf JSON may write as text. */
/* @__NO_SIDE_EFFECTS__ */ export const numeral = (reader: Reader<number>): Reader<number> => (wire, notes) => reader(typeof wire === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(wire) ? Number(wire) : wire, notes)

export const boolean: Reader<boolean> = (wire, notes) => (typeof wire === 'boolean' ? wire : notes.add('type'))
/* @__NO_SIDE_EFFECTS__ */ export const constant = <const T extends boolean>(only: T): Reader<T> => (wire, notes) => (wire === only ? only : notes.add('type'))
export const nothing: Reader<null> = (wire, notes) => (wire === null ? null : notes.add('type'))
export const anything: Reader<unknown> = (wire) => wire

/* @__NO_SIDE_EFFECTS__ */ const dated = (pattern: RegExp): Reader<string> => (wire, notes) => (typeof wire !== 'string' ? notes.add('type') : pattern.test(wire) && isDay(wire.slice(0, 10)) ? wire : notes.add('format'))

/** Whether a date exists: `2026-02-30` does not. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** `google.protobuf.Timestamp`: RFC 3339 with any offset and up to nine decimals; normalized to UTC with milliseconds, so that times sort as text. */
const timestamp: Reader<string> = (wire, notes) => {
  const moment = rfc3339(wire, notes)
  return moment === unreadable ? unreadable : new Date(moment).toISOString()
}
const rfc3339 = dated(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/)

/** A date of a message: `{ year: 2026, month: 11, day: 20 }`, decoded as `2026-11-20`. */
const calendarDate: Reader<string> = (wire, notes) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return notes.add('type')
  const { year, month, day } = wire as Partial<Record<'year' | 'month' | 'day', unknown>>
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  return /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') && isDay(text) ? text : notes.add('format')
}

/** Encodes a date of a message: `2026-11-20` becomes `{ year: 2026, month: 11, day: 20 }`. */
export const dateParts = (date: Flavor<'CalendarDate'>): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})

const filled: Reader<string> = (wire, notes) => (typeof wire === 'string' && wire !== '' ? wire : notes.add('format'))

/** Texts of a format. Email addresses, time zones and URLs are accepted unchanged, or validated where the portal uses them. */
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
