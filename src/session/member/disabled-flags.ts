import type { FlagsOff } from './model/feature-flags.ts'

/**
 * The flags that this deployment disables. The edge writes them into the page
 * (model/disabled-flag-marks.ts).
 */
export const flagsOff: FlagsOff = new Set(
  typeof document === 'undefined'
    ? []
    : document.querySelector<HTMLMetaElement>('meta[name=portal-flags-off]')?.content.split(' '),
)
