import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** A list of warning signs, without a color of its own. */
export const signs = style({
  paddingInlineStart: '1.5em',
  display: 'grid',
  gap: vars.space.s2,
  listStyle: 'disc',
})
