import { style } from '@vanilla-extract/css'
import { drawingWidth } from '#ui/primitives/illustration.css.ts'
import { vars } from '#ui/tokens/theme.css.ts'

/** The drawing beside the words; above them where the card is narrow. */
export const card = style({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  vars: { [drawingWidth]: '216px' },
})
/** As many cards in a row as fit. */
export const cards = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
})
