import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

export const list = style({ display: 'grid', gap: `0 ${vars.space.s6}` })
/** Nested links share lines, so that a long list is short. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s5}`,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `2px solid ${vars.border.hairline}`,
})
/** A touch target of its own. */
export const item = style({ display: 'block' })
