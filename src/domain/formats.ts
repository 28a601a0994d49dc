import * as Schema from 'effect/Schema'

/** Texts of the contract that have a form, each taking and refusing what the contract's format does (JSON Schema 2020-12, contracts/openapi). */

/** A text of so many characters (code points, as JSON Schema counts). */
export const text = (minimum: number, maximum: number) => Schema.String.check(Schema.isBetweenCodePoints(minimum, maximum))

/** A text of a pattern, and of at most so many characters where the pattern leaves that open. */
export const matching = (pattern: RegExp, maximum?: number) =>
  maximum === undefined ? Schema.String.check(Schema.isPattern(pattern)) : Schema.String.check(Schema.isPattern(pattern), Schema.isMaxCodePoints(maximum))

/** At most so many of something. */
export const listOf = <S extends Schema.Constraint>(item: S, maximum: number) => Schema.Array(item).check(Schema.isMaxLength(maximum))

/** A whole number within bounds, both included. */
export const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** An opaque id of something of the member's. */
export const Id = text(1, 64)

/** The parts of a date and of a clock, as the contract's patterns have them. */
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const clock = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'

/** A day that exists, or the day before a time: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
const moment = (rest: string) => matching(new RegExp(`^${day}${rest}$`)).check(Schema.makeFilter(text => isDay(text.slice(0, 10))))

/** `yyyy-MM-dd`. */
export const CalendarDate = moment('')

/** `yyyy-MM-dd'T'HH:mm:ss` without a zone, on the clock where it happened (2§9). */
export const LocalDateTime = moment(`T${clock}`)

/** `+hh:mm` or `-hh:mm`. */
export const UtcOffset = matching(/^[+-](0\d|1[0-4]):[0-5]\d$/)

const zones = new Map<string, boolean>()
const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const isKnownZone = (name: string): boolean => {
  const known = zones.get(name) ?? (name.length <= 64 && /^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name) && isZone(name))
  zones.set(name, known)
  return known
}

/** IANA name of a zone that this machine knows, as `America/New_York`. */
export const TimeZone = Schema.String.check(Schema.makeFilter(isKnownZone, { arbitraryConstraint: { patterns: [{ source: '^(UTC|Asia/Tokyo|America/(New_York|Denver))$', flags: '' }] } }))

/** A moment in UTC, as `2026-11-20T12:40:00Z`. */
export const Instant = moment(`T${clock}(\\.\\d{1,9})?Z`)

/** RFC 4122, in either case, with or without `urn:uuid:`. */
export const Uuid = matching(/^([Uu][Rr][Nn]:[Uu]{2}[Ii][Dd]:)?[\da-fA-F]{8}-([\da-fA-F]{4}-){3}[\da-fA-F]{12}$/)

/** An address as the server keeps it; what a member may type is decided apart. */
export const StoredEmail = matching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/, 254)
