import { styleVariants } from '@vanilla-extract/css'

const drawn = {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** In rem, so that icons grow with the text. */
export const size = styleVariants({
  small: { ...drawn, width: '1.25rem', height: '1.25rem', strokeWidth: 1.9 },
  regular: { ...drawn, width: '1.5rem', height: '1.5rem', strokeWidth: 1.75 },
  large: { ...drawn, width: '2rem', height: '2rem', strokeWidth: 1.5 },
})
