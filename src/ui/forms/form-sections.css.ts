import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

/** The forms of a page, 44 px apart, in a column of readable width. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '44px',
  maxWidth: '640px',
})
/** City, state and ZIP code. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.s5,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.small,
  fontWeight: 600,
  color: vars.status.success.text,
})
