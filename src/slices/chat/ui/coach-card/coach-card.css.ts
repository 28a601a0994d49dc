import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  '@media': { '(min-width: 1180px)': { minHeight: '21.75rem' } },
})
/** What was written last, at most four lines of it. */
export const said = style({
  display: '-webkit-box',
  overflow: 'hidden',
  font: vars.type.body,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
})
/** Where the coach and the next session will stand. */
export const room = style({ minHeight: '15rem' })
export const line = style({ minHeight: '3.5rem' })
