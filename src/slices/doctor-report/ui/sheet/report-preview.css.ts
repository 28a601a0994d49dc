import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

const phone = 'screen and (max-width: 767px)'

/** The first part of the sheet on a phone, where it is five screens long; whole on paper. */
export const folded = style({
  position: 'relative',
  '@media': {
    [phone]: {
      maxHeight: '36rem',
      overflow: 'clip',
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: '6rem',
          pointerEvents: 'none',
          background: `linear-gradient(transparent, ${vars.bg.canvas})`,
        },
      },
    },
  },
})
export const more = style({
  display: 'none',
  '@media': { [phone]: { display: 'block', marginTop: vars.space.s3 } },
})
