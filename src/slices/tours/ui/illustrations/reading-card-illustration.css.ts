import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

const { low, inTarget, slightlyHigh, high, stage1, stage2 } = vars.data.tone
const tones = { low, inTarget, slightlyHigh, high, stage1, stage2 }

export const solid = styleVariants(tones, ({ mark }) => ({ fill: mark }))
export const outline = styleVariants(tones, ({ mark }) => ({
  fill: vars.bg.surface,
  stroke: mark,
  strokeWidth: 2,
}))
export const pointer = style({ fill: vars.text.primary })
