import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const form = style({
  maxWidth: '640px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
})
/** A form of one field: its button is near. */
export const quickForm = style([form, { gap: vars.space.s4 }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' },
  },
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space.s6} ${vars.space.s4}`,
  alignItems: 'start',
})
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
})
/**
 * Aligns the boxes of a row when one label takes two lines. With an error below a box, the labels
 * align instead.
 */
globalStyle(`${pair}:not(:has([aria-invalid=true]))`, { alignItems: 'end' })
