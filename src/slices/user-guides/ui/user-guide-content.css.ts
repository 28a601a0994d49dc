import { style } from '@vanilla-extract/css'
import { size } from '#ui/tokens/tokens.ts'

export const steps = style({
  display: 'grid',
  gap: '8px',
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
  maxWidth: size.readingMaxWidth,
})
