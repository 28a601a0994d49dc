import type { FlagsOff } from './model/feature-flags.ts'

/**
 * What this deployment marks as not active; the edge writes it into the page
 * (domain/flag-marks.ts).
 */
export const flagsOff: FlagsOff = new Set(
  typeof document === 'undefined'
    ? []
    : document.querySelector<HTMLMetaElement>('meta[name=portal-flags-off]')?.content.split(' '),
)
