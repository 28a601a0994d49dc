import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  '@media': { print: { display: 'none' } },
})
/** One under another on a phone, both as wide as the page. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
  },
})
export const head = style({ display: 'grid', gap: '6px', '@media': { print: { display: 'none' } } })
/** Parts of a report stay whole on paper where they can. */
export const parts = style({
  display: 'grid',
  gap: vars.space.s8,
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space.s6 }, print: { gap: '14pt' } },
})
