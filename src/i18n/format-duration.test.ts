import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

const minute = 60_000
it.each([
  [5 * minute, '5 minutes', '5 minutos'],
  [56 * minute, '56 minutes', '56 minutos'],
  [60 * minute - 4000, '1 hour', '1 hora'],
  [180 * minute - 4000, '3 hours', '3 horas'],
  [24 * 60 * minute - 4000, '1 day', '1 día'],
  [48 * 60 * minute, '2 days', '2 días'],
  [365 * 24 * 60 * minute, '1 year', '1 año'],
  [9496 * 24 * 60 * minute, '26 years', '26 años'],
])('%d ms is %s and %s', (milliseconds, english, spanish) => {
  expect(formatDuration(milliseconds, 'en-US')).toBe(english)
  expect(formatDuration(milliseconds, 'es-US')).toBe(spanish)
})
