import type { Locale } from './locale.ts'

const units = [
  ['year', 365 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A duration in its largest whole unit: "2 days", "3 hours", "5 minutes". At least one minute. */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const [unit, length] = units.find(([, size]) => milliseconds >= size * 0.95) ?? units[3]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(milliseconds / length)))
}
