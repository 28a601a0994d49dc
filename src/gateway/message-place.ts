import { UtcOffset } from '#domain/formats.ts'
import { MessageDateTime, MessageTimeZone } from '#domain/message-formats.ts'
import { field } from './message-field.ts'

/** When and where a reading was taken, in the fields of a message; a wall clock, what it is off UTC, and its zone. */
export const wallClockFields = { utcOffset: field(UtcOffset, ''), timeZone: field(MessageTimeZone, '') }
export const dateTimeField = field(MessageDateTime, '')
