import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

/** Notes keep a minimum width; a narrower table scrolls in its frame. */
export const notes = style({
  minWidth: '13rem',
  '@media': { [`screen and ${media.phone}`]: { minWidth: 0, display: 'inline' } },
})

/** A cell of the diary: readings stacked, each above its time. */
export const cell = style({
  display: 'grid',
  gap: '6px',
  minWidth: '4.5rem',
  '@media': { [`screen and ${media.phone}`]: { display: 'inline-grid', verticalAlign: 'top' } },
})
export const value = style({ fontWeight: 600, color: vars.text.primary })
export const ofDay = style({
  display: 'block',
  font: vars.type.small,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
})
