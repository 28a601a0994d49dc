import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'
import { edge } from '../tokens/edge.css.ts'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The column is narrow; below 1280 px a chart beside it would be too small. */
export const chartAndColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23rem',
  '@media': { '(max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const part = style({
  vars: { [edge]: '0px' },
  padding: '32px 36px',
  '@media': { [media.phone]: { padding: '22px 20px' } },
  selectors: {
    '& + &': {
      borderInlineStart: `1px solid ${vars.border.hairline}`,
      '@media': {
        [media.belowWide]: {
          borderInlineStart: 0,
          borderBlockStart: `1px solid ${vars.border.hairline}`,
        },
      },
    },
  },
})
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.s6,
  '@media': { [media.phone]: { gap: vars.space.s4 } },
})
globalStyle(`${chartAndColumn} > ${part} + ${part}`, {
  '@media': {
    '(max-width: 1279px)': {
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
})
