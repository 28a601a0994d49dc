import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/tokens/tokens.ts'

const room = (wide: string, phone: string) => [
  style({
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    minHeight: wide,
    '@media': { [media.phone]: { minHeight: phone } },
  }),
]
/** The height of the skeleton, so that the layout below does not shift. */
export const panel = styleVariants({
  1: room('8.5rem', '11rem'),
  2: room('13.5rem', '16.5rem'),
  3: room('18.5rem', '22.5rem'),
})
