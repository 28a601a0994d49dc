import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'grid', gap: vars.space.s2 })
/** A vertical line beside the nested links. */
export const below = style([
  list,
  {
    marginBlockStart: vars.space.s1,
    paddingInlineStart: vars.space.s4,
    borderInlineStart: `1px solid ${vars.border.hairline}`,
  },
])
/** A touch target of its own. */
export const item = style({ display: 'block' })
