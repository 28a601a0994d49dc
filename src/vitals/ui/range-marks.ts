import type { MarkShape } from '#ui/primitives/shapes.ts'
import type { Tone } from '#ui/tokens/tone.css.ts'

/** The mark of a range; a ring means that the value is out of range. */
export type RangeMarkStyle = {
  readonly shape: MarkShape
  readonly tone: Tone
  readonly ring?: boolean
}

const within = { shape: 'circle', tone: 'in-target' } as const
const under = { shape: 'triangle-down', tone: 'low' } as const
const over = { shape: 'triangle-up', tone: 'high' } as const
const farUnder = { shape: 'triangle-down-solid', tone: 'very-low' } as const
const farOver = { shape: 'triangle-up-solid', tone: 'very-high' } as const
const slightlyOver = { shape: 'diamond', tone: 'slightly-high' } as const

/**
 * The shape and tone of every range (docs/design.md#charts), by the names of the clinical model. A
 * missing range fails to compile at its lookup.
 */
export const rangeMarks = {
  bloodSugar: {
    severelyLow: { ...farUnder, ring: true },
    veryLow: { ...farUnder, ring: false },
    low: { ...under, ring: false },
    inRange: { ...within, ring: false },
    slightlyHigh: { ...slightlyOver, ring: false },
    high: { ...over, ring: false },
    veryHigh: { ...farOver, ring: false },
    severelyHigh: { ...farOver, ring: true },
    uncertain: { shape: 'diamond', tone: 'neutral', ring: false },
  },
  bloodPressure: {
    normal: within,
    elevated: slightlyOver,
    stage1: { shape: 'triangle-up', tone: 'stage-1' },
    stage2: { shape: 'triangle-up-solid', tone: 'stage-2' },
    severe: { shape: 'octagon', tone: 'severe' },
  },
  pulse: { below: under, usual: within, above: over },
  a1c: { inRange: within, outOfRange: over, veryOutOfRange: farOver },
} as const satisfies Record<string, Record<string, RangeMarkStyle>>
