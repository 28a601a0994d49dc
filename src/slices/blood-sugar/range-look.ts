import type { BloodSugarRange } from '#domain/blood-sugar.ts'
import type { Shape } from '#ui/status-mark/shapes.ts'
import type { Tone } from '#ui/status-mark/tone.css.ts'

/** The shape and tone of each range (DESIGN.md 4); a ring says that the value is beyond what the meter can show. */
export const rangeLook = {
  severelyLow: { shape: 'triangle-down-solid', tone: 'very-low', ring: true },
  veryLow: { shape: 'triangle-down-solid', tone: 'very-low', ring: false },
  low: { shape: 'triangle-down', tone: 'low', ring: false },
  inRange: { shape: 'circle', tone: 'in-target', ring: false },
  slightlyHigh: { shape: 'diamond', tone: 'slightly-high', ring: false },
  high: { shape: 'triangle-up', tone: 'high', ring: false },
  veryHigh: { shape: 'triangle-up-solid', tone: 'very-high', ring: false },
  severelyHigh: { shape: 'triangle-up-solid', tone: 'very-high', ring: true },
} as const satisfies Record<BloodSugarRange, { shape: Shape; tone: Tone; ring: boolean }>
