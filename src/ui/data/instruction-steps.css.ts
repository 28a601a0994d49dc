import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

export const steps = style({
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  gap: vars.space.s4,
  padding: 0,
  margin: 0,
})
export const step = style({
  counterIncrement: 'step',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s4,
  maxWidth: '66ch',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    border: `2px solid ${vars.border.control}`,
    font: vars.type.label,
    lineHeight: 1,
    color: vars.text.secondary,
  },
})
