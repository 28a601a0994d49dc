import { style } from '@vanilla-extract/css'

/** Cameras read dark on light only, in every theme. */
export const picture = style({
  display: 'block',
  width: 'min(14rem, 100%)',
  forcedColorAdjust: 'none',
  background: '#fff',
  color: '#000',
})
