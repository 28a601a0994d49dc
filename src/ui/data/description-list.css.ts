import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '20px 24px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const fact = style({ display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0 })
export const term = style({ font: vars.type.small, color: vars.text.secondary })
export const note = style({ font: vars.type.caption, color: vars.text.muted })
export const list = style({ display: 'grid', gap: '12px' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 13rem) minmax(0, 1fr)',
  gap: '2px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const value = style({ font: vars.type.body, overflowWrap: 'anywhere' })
