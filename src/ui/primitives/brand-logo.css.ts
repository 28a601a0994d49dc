import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: vars.text.primary,
  fontWeight: 700,
  fontSize: '1.375rem',
  letterSpacing: '-.03em',
  minHeight: '44px',
  '@media': { [media.phone]: { fontSize: '1.25rem', gap: '8px' } },
})
export const name = style({})
export const mark = style({
  width: '2.125rem',
  height: '2.125rem',
  flex: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [media.phone]: { width: '1.75rem', height: '1.75rem' } },
})
export const logo = style({
  height: '2.125rem',
  width: 'auto',
  maxWidth: '10rem',
  objectFit: 'contain',
  '@media': { [media.phone]: { height: '1.75rem' } },
})
export const line = style({ stroke: vars.brand.mark, strokeWidth: 3.8 })
export const water = style({ stroke: vars.brand.mark, strokeWidth: 2.6, opacity: 0.42 })
export const spring = style({ fill: vars.brand.spring })
