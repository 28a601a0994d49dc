import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'grid', gap: vars.space.s2 })
/** A line at the side of what is below something. */
export const below = style([
  list,
  {
    marginBlockStart: vars.space.s1,
    paddingInlineStart: vars.space.s4,
    borderInlineStart: `1px solid ${vars.border.hairline}`,
  },
])
/** A target of its own for a finger. */
export const item = style({ display: 'block' })
