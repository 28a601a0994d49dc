import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.s4,
  '@media': {
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.s3 },
    print: { display: 'none' },
  },
})
export const toggle = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })
export const fields = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
  gap: vars.space.s4,
  '@media': {
    [media.phone]: {
      display: 'none',
      flexBasis: '100%',
      order: 3,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
  selectors: { '&[data-open]': { '@media': { [media.phone]: { display: 'grid' } } } },
})
/** Aligns the labels of a row and gives its boxes one height, when a choice needs two lines. */
globalStyle(`${fields} > *`, { gridTemplateRows: 'auto 1fr' })
export const actions = style({ flex: 'none' })
export const phoneField = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
})

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  '@media': { print: { display: 'none' } },
})
export const count = style({
  font: vars.type.body,
  marginInlineEnd: '4px',
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
})
