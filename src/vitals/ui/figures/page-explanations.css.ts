import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const parts = style({
  display: 'grid',
  gap: '10px',
  maxWidth: '66ch',
  font: vars.type.small,
  color: vars.text.secondary,
})
export const term = style({ fontWeight: 600, color: vars.text.primary })
