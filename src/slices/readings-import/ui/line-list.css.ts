import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const source = style({
  font: vars.type.small,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
})
export const text = style({ fontSize: '0.9em', whiteSpace: 'pre-wrap' })
