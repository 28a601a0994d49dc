import * as Schema from 'effect/Schema'
import * as SchemaTransformation from 'effect/SchemaTransformation'
import { whole } from '#domain/formats.ts'
import { dateParts } from '#generated/schemas/read.ts'
import { field } from './message-field.ts'

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** A day of a message, `{ year: 2026, month: 11, day: 20 }`, as the portal knows it: `2026-11-20`. */
export const MessageDate = Schema.Struct({ year: field(whole(1, 9999), 0), month: field(whole(1, 12), 0), day: field(whole(1, 31), 0) }).pipe(
  Schema.decodeTo(
    Schema.String.check(Schema.makeFilter(isDay, { arbitraryConstraint: { patterns: [{ source: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$', flags: '' }] } })),
    SchemaTransformation.transform({
      decode: ({ year, month, day }) => [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
      encode: dateParts,
    }),
  ),
)

/** A day that has to be there. */
export const dateField = field(MessageDate, {})
