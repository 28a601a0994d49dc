import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  '@media': { [media.phone]: { gap: '6px' } },
})
export const who = style({ display: 'flex', alignItems: 'center', gap: '12px' })
/** The last message, and the button below it; beside it on a phone. */
export const last = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** At most three lines, two on a phone. */
export const message = style({
  display: '-webkit-box',
  overflow: 'hidden',
  font: vars.type.body,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@media': { [media.phone]: { font: vars.type.small, WebkitLineClamp: 2 } },
})
export const when = style({ font: vars.type.caption, color: vars.text.muted })
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  font: vars.type.small,
})
/** On a phone the icon and the day say it; the words stay for screen readers. */
export const wideOnly = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
/** Reserves the height of the loaded card. */
export const room = style({ minHeight: '6.5rem' })
export const line = style({ minHeight: '2.75rem' })
