import { globalStyle, style } from '@vanilla-extract/css'

export const sheet = style({ minWidth: 0 })
/** As wide as the page, and alone on paper. */
globalStyle(`main:has(> ${sheet})`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: '24px',
  '@media': { print: { display: 'block', padding: 0 } },
})
