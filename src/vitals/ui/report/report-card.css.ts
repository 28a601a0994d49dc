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
/** Stacked and full width on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
  },
})
export const head = style({ display: 'grid', gap: '6px', '@media': { print: { display: 'none' } } })
/** Avoids page breaks inside the parts of a report. */
export const parts = style({
  display: 'grid',
  gap: vars.space.s8,
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space.s6 }, print: { gap: '14pt' } },
})
