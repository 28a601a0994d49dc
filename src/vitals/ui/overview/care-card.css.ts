import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** What to look for. Words carry it, not colour. */
export const signs = style({
  paddingInlineStart: '1.5em',
  display: 'grid',
  gap: vars.space.s2,
  listStyle: 'disc',
})
