import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** The color of a tone's marks (3:1 on surface and canvas) and of its text (4.5:1). */
export const mark = createVar()
export const words = createVar()

const pair = (tone: { mark: string; text: string }) => ({
  vars: { [mark]: tone.mark, [words]: tone.text },
})
const { tone } = vars.data

/** Sets the two colors on an element; covers every `Tone`. */
export const toned = styleVariants({
  'very-low': pair(tone.veryLow),
  low: pair(tone.low),
  'in-target': pair(tone.inTarget),
  'slightly-high': pair(tone.slightlyHigh),
  high: pair(tone.high),
  'very-high': pair(tone.veryHigh),
  'stage-1': pair(tone.stage1),
  'stage-2': pair(tone.stage2),
  severe: pair(tone.severe),
  /** For values neither in nor out of a target. */
  neutral: pair({ mark: vars.data.series.line, text: vars.text.link }),
})

/**
 * A step of the data palette: violet below, teal within, gold to plum above. A slice maps its
 * categories to tones.
 */
export type Tone = keyof typeof toned
