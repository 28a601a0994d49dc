import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const timer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '12px 16px',
  borderRadius: vars.radius.control,
  background: vars.bg.mist,
  fontVariantNumeric: 'tabular-nums',
})
