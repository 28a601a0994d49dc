import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  '@media': { '(min-width: 1180px)': { minHeight: '21.75rem' } },
})
/** The last message, at most four lines. */
export const message = style({
  display: '-webkit-box',
  overflow: 'hidden',
  font: vars.type.body,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
})
/** Reserves the height of the loaded card. */
export const room = style({ minHeight: '15rem' })
export const line = style({ minHeight: '3.5rem' })
