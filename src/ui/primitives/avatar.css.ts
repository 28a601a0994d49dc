import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.bg.selected,
  color: vars.text.onSelected,
  border: `2px solid ${vars.border.panel}`,
  fontWeight: 600,
  lineHeight: 1,
})
export const size = styleVariants({
  small: [base, { width: '2.25rem', height: '2.25rem', fontSize: '.9375rem' }],
  regular: [base, { width: '2.75rem', height: '2.75rem', fontSize: '1rem' }],
  large: [base, { width: '3.5rem', height: '3.5rem', fontSize: '1.25rem' }],
  huge: [base, { width: '4.5rem', height: '4.5rem', fontSize: '1.5rem' }],
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
