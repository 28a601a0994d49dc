// Written by `npm run generate` from contracts/. Do not edit.
/**
 * How the portal reads what a server sends. A server changes before the portal does, so a reader is tolerant:
 * - it ignores a field that it does not know;
 * - it reads an unknown member of an enum as `Unknown`, with its raw word or number;
 * - it reads a list of objects row by row, leaves out a row that it cannot read, and counts it;
 * - it leaves out an optional part that it cannot read, unless that part decides something, and reads a nullable one as null;
 * - it refuses an object only for a required part that it cannot read, and a list only when it can read no row of it.
 * Patterns, formats and bounds hold; lengths and numbers of rows do not.
 */

/** What cannot be read. */
export const unreadable: unique symbol = Symbol('unreadable')

/** Reads a value of the wire, or answers `unreadable`; what it could not read stands in the notes. */
export type Reader<T> = (wire: unknown, notes: Notes) => T | typeof unreadable

/** A member of an enum that this version of the portal does not know. */
export type Unknown = { readonly type: 'unknown'; readonly raw: string | number }

/** Whether the portal does not know a member of an enum. */
export const isUnknown = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && (value as Partial<Unknown>).type === 'unknown'

/** The members of an enum that this version of the portal knows. */
export type Known<Member> = Exclude<Member, Unknown>

/** A list that was read row by row. A page that shows or sums the items says how many were left out. */
export type Rows<Row> = { readonly items: readonly Row[]; readonly leftOut: number }

declare const flavor: unique symbol
/** A text of one kind: a plain text may be given for it, a text of another kind may not. */
export type Flavor<Name extends string> = string & { readonly [flavor]?: Name }

/** What could not be read: how often, by place and rule, such as `bgs.*.tags.feeling_code enum`. Never a value. */
export class Notes {
  readonly counts = new Map<string, number>()
  readonly #path: string[] = []

  /** Notes a rule that the value at hand breaks. */
  add(rule: string): typeof unreadable {
    const note = `${this.#path.join('.') || 'answer'} ${rule}`
    this.counts.set(note, (this.counts.get(note) ?? 0) + 1)
    return unreadable
  }

  /** Reads a part; its place is noted by the key. */
  read<T>(key: string, reader: Reader<T>, wire: unknown): T | typeof unreadable {
    this.#path.push(key)
    const value = reader(wire, this)
    this.#path.pop()
    return value
  }
}

/** A required part; `[reader]`: an optional one; `[reader, absent]`: one of a message, which JSON leaves out at its default. */
type Field = Reader<unknown> | readonly [Reader<unknown>] | readonly [Reader<unknown>, unknown]

/** An object of these fields. `fits` is a rule between them. */
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
    return fits === undefined || fits(value) ? (value as T) : notes.add('condition')
  }
}

const readPart = (key: string, [reader, absent]: readonly [Reader<unknown>, unknown?], sent: unknown, notes: Notes): unknown => {
  const isAbsent = sent === undefined || sent === null
  if (absent === undefined) {
    const part = isAbsent ? undefined : notes.read(key, reader, sent)
    return part === unreadable ? undefined : part
  }
  const part = notes.read(key, reader, isAbsent ? absent : sent)
  // A text that may be empty is an optional part. A number is not: none must read as zero.
  return part === unreadable && absent === '' && !isAbsent ? reader('', new Notes()) : part
}

/** A list of objects, row by row. One of which no row can be read is refused unless it is lenient: it must not look empty. */
/* @__NO_SIDE_EFFECTS__ */ export const rows = <T>(reader: Reader<T>, minimum = 0, isLenient = false): Reader<Rows<T>> => (wire, notes) => {
  if (!Array.isArray(wire) || wire.length < minimum) return notes.add('list')
  const items: T[] = []
  for (const sent of wire as readonly unknown[]) {
    const row = notes.read('*', reader, sent)
    if (row !== unreadable) items.push(row)
  }
  return items.length === 0 && wire.length > 0 && !isLenient ? unreadable : { items, leftOut: wire.length - items.length }
}

/** A list of texts, numbers or members, which are one value together: it is read whole or not at all. */
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

/** An object of free keys. An entry that cannot be read is left out. */
/* @__NO_SIDE_EFFECTS__ */ export const map = <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> => (wire, notes) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return notes.add('type')
  const value: Record<string, T> = {}
  for (const [key, sent] of Object.entries(wire)) {
    const entry = notes.read('*', reader, sent)
    if (entry !== unreadable) value[key] = entry
  }
  return value
}

/** A value or null. One that is absent or cannot be read is null. */
/* @__NO_SIDE_EFFECTS__ */ export const nullable = <T>(reader: Reader<T>): Reader<T | null> => (wire, notes) => {
  if (wire === null || wire === undefined) return null
  const value = reader(wire, notes)
  return value === unreadable ? null : value
}

/** An optional part that decides something: an object in which it cannot be read is refused, for it must not look absent. */
export const decisive = <T>(reader: Reader<T>): Reader<T | undefined> => (wire, notes) => (wire === undefined || wire === null ? undefined : reader(wire, notes))

/** The first that can be read. */
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

/** One of these words. */
/* @__NO_SIDE_EFFECTS__ */ export const words = <const Word extends string>(...known: readonly Word[]): Reader<Word | Unknown> => {
  const set: ReadonlySet<string> = new Set(known)
  return (wire, notes) => (typeof wire !== 'string' ? notes.add('type') : set.has(wire) ? (wire as Word) : unknown(wire, notes))
}

/** One of these numbers. */
/* @__NO_SIDE_EFFECTS__ */ export const codes = <const Code extends number>(...known: readonly Code[]): Reader<Code | Unknown> => {
  const set: ReadonlySet<number> = new Set(known)
  return (wire, notes) => (typeof wire !== 'number' ? notes.add('type') : set.has(wire) ? (wire as Code) : unknown(wire, notes))
}

/** A member of an enum of protobuf: its name on the wire, or its number, which is its place in the list. */
/* @__NO_SIDE_EFFECTS__ */ export const member = <const Word extends string>(prefix: string, known: readonly Word[]): Reader<Exclude<Word, ''> | Unknown> => {
  const set: ReadonlySet<string> = new Set(known.filter((word) => word !== '').map((word) => prefix + word))
  return (wire, notes) => {
    if (typeof wire === 'number') return (known[wire] as Exclude<Word, ''> | undefined) || unknown(wire, notes)
    if (typeof wire !== 'string') return notes.add('type')
    return set.has(wire) ? (wire.slice(prefix.length) as Exclude<Word, ''>) : unknown(wire, notes)
  }
}

/** The name of a member on the wire. One that the portal does not know is what the server sent. */
export const memberName = <const Prefix extends string, const Word extends string>(prefix: Prefix, value: Word | Unknown): `${Prefix}${Word}` =>
  // A name that the portal's own types do not have came from the server and goes back to it.
  (isUnknown(value) ? value.raw : prefix + value) as `${Prefix}${Word}`

/** A text, of a pattern where there is one. */
/* @__NO_SIDE_EFFECTS__ */ export const text = (pattern?: RegExp): Reader<string> => (wire, notes) =>
  typeof wire !== 'string' ? notes.add('type') : pattern === undefined || pattern.test(wire) ? wire : notes.add('pattern')

/** A number within bounds, which are included unless they are said to be exclusive. */
/* @__NO_SIDE_EFFECTS__ */ export const number = (isWhole: boolean, minimum: number, maximum: number, isAbove = false, isBelow = false): Reader<number> => (wire, notes) => {
  if (typeof wire !== 'number' || !(isWhole ? Number.isSafeInteger(wire) : Number.isFinite(wire))) return notes.add('type')
  return wire < minimum || wire > maximum || (isAbove && wire === minimum) || (isBelow && wire === maximum) ? notes.add('bounds') : wire
}

/** A number that JSON of protobuf may write as text. */
/* @__NO_SIDE_EFFECTS__ */ export const numeral = (reader: Reader<number>): Reader<number> => (wire, notes) => reader(typeof wire === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(wire) ? Number(wire) : wire, notes)

export const boolean: Reader<boolean> = (wire, notes) => (typeof wire === 'boolean' ? wire : notes.add('type'))
/* @__NO_SIDE_EFFECTS__ */ export const constant = <const T extends boolean>(only: T): Reader<T> => (wire, notes) => (wire === only ? only : notes.add('type'))
export const nothing: Reader<null> = (wire, notes) => (wire === null ? null : notes.add('type'))
export const anything: Reader<unknown> = (wire) => wire

/* @__NO_SIDE_EFFECTS__ */ const dated = (pattern: RegExp): Reader<string> => (wire, notes) => (typeof wire !== 'string' ? notes.add('type') : pattern.test(wire) && isDay(wire.slice(0, 10)) ? wire : notes.add('format'))

/** Whether a day exists: `2026-02-30` does not. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** `google.protobuf.Timestamp`: RFC 3339 with any offset and up to nine decimals; read in UTC with milliseconds, so that moments sort as texts. */
const timestamp: Reader<string> = (wire, notes) => {
  const moment = rfc3339(wire, notes)
  return moment === unreadable ? unreadable : new Date(moment).toISOString()
}
const rfc3339 = dated(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/)

/** A day of a message: `{ year: 2026, month: 11, day: 20 }`, read as `2026-11-20`. */
const calendarDate: Reader<string> = (wire, notes) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return notes.add('type')
  const { year, month, day } = wire as Partial<Record<'year' | 'month' | 'day', unknown>>
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  return /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') && isDay(text) ? text : notes.add('format')
}

/** A day as a message has it, to send: `2026-11-20` is `{ year: 2026, month: 11, day: 20 }`. */
export const dateParts = (date: Flavor<'CalendarDate'>): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})

const filled: Reader<string> = (wire, notes) => (typeof wire === 'string' && wire !== '' ? wire : notes.add('format'))

/** Texts of a format. The portal shows e-mail addresses, zones and addresses of pages as they are, or judges them where it uses them. */
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
