import { matching } from './formats.ts'

/**
 * Moments and places as a message of the proto module has them: by their pattern alone. Whether the calendar has the day and the machine
 * knows the zone is not asked there, unlike in formats.ts.
 */

/** `yyyy-MM-dd'T'HH:mm:ss`, on the clock where it happened. */
export const MessageDateTime = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)

/** `yyyy-MM-dd`. */
export const MessageDay = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** IANA name of a zone. */
export const MessageTimeZone = matching(/^[A-Z][\w+-]*(\/[\w+-]+)*$/, 64)
