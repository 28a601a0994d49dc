import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const ideas = style({
  font: vars.type.small,
  color: vars.text.secondary,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  display: 'grid',
  gap: '4px',
})
