import { style } from '@vanilla-extract/css'
import { media } from '#ui/tokens/tokens.ts'

/** Below the table, inside its card. */
export const foot = style({
  padding: '16px 28px',
  '@media': { [media.phone]: { padding: '16px 20px' }, print: { display: 'none' } },
})
