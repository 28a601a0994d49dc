// Written by `npm run generate` from contracts/. Do not edit.
import { formats, matching, ofPattern } from '../write.ts'

/** Begins the next page, as `cursor`; absent on the last page. */
export const NextPage = matching(/^[\x21-\x7e]+$/u, 1, 200)
export type NextPage = typeof NextPage.Type

/** A wall-clock moment `yyyy-MM-dd'T'HH:mm:ss`, without a zone. */
export const LocalDateTime = formats.localDateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u))
export type LocalDateTime = typeof LocalDateTime.Type

/** Offset of a wall clock from UTC, `+hh:mm` or `-hh:mm`. */
export const UtcOffset = formats.utcOffset.check(ofPattern(/^[+\-](0[0-9]|1[0-4]):[0-5][0-9]$/u))
export type UtcOffset = typeof UtcOffset.Type

/** IANA name of a time zone, as `America/New_York`. */
export const TimeZone = formats.ianaTimeZone.check(ofPattern(/^[A-Z][A-Za-z0-9_+\-]*(\/[A-Za-z0-9_+\-]+)*$/u, 0, 64))
export type TimeZone = typeof TimeZone.Type

/** Opaque id of a member. */
export const MemberId = matching(/^[A-Za-z0-9_\-]+$/u, 1, 64)
export type MemberId = typeof MemberId.Type
