import type { BloodPressureCategory } from '#domain/blood-pressure.ts'
import type { Shape } from '#ui/status-mark/shapes.ts'
import type { Tone } from '#ui/status-mark/tone.css.ts'

/** The shape and tone of each category (DESIGN.md 4). The word is `blood-pressure.category.*`. */
export const categoryLook = {
  normal: { shape: 'circle', tone: 'in-target' },
  elevated: { shape: 'diamond', tone: 'slightly-high' },
  stage1: { shape: 'triangle-up', tone: 'stage-1' },
  stage2: { shape: 'triangle-up-solid', tone: 'stage-2' },
  severe: { shape: 'octagon', tone: 'severe' },
} as const satisfies Record<BloodPressureCategory, { shape: Shape; tone: Tone }>
