// Written by `npm run generate` from contracts/. Do not edit.
import { formats, text, type Flavor, type Reader } from '../read.ts'

/** Begins the next page, as `cursor`; absent on the last page. */
export type NextPage = string

/** A wall-clock moment `yyyy-MM-dd'T'HH:mm:ss`, without a zone. */
export type LocalDateTime = Flavor<'LocalDateTime'>

/** Offset of a wall clock from UTC, `+hh:mm` or `-hh:mm`. */
export type UtcOffset = string

/** IANA name of a time zone, as `America/New_York`. */
export type TimeZone = string

/** Opaque id of a member. */
export type MemberId = Flavor<'MemberId'>

const pattern = text(/^[\x21-\x7e]+$/u)
const pattern2 = text(/^[A-Za-z0-9_\-]+$/u)

/** Reads `NextPage` as a server sends it. */
export const readNextPage: Reader<NextPage> = pattern

/** Reads `LocalDateTime` as a server sends it. */
export const readLocalDateTime: Reader<LocalDateTime> = formats.localDateTime

/** Reads `UtcOffset` as a server sends it. */
export const readUtcOffset: Reader<UtcOffset> = formats.utcOffset

/** Reads `TimeZone` as a server sends it. */
export const readTimeZone: Reader<TimeZone> = formats.ianaTimeZone

/** Reads `MemberId` as a server sends it. */
export const readMemberId: Reader<MemberId> = pattern2
