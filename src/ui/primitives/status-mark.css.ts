import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { mark, words } from '../tokens/tone.css.ts'

export const status = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'flex-start',
  gap: '8px',
  font: vars.type.label,
  lineHeight: 1.35,
  color: words,
})
export const size = styleVariants({ regular: {}, small: { fontSize: '1rem' } })
/**
 * On surfaces with their own colors, such as a chart's flag, text and shape inherit the text color.
 */
export const inherit = style({ color: 'inherit', vars: { [mark]: 'currentColor' } })
export const shape = style({
  width: '1rem',
  height: '1rem',
  flex: 'none',
  marginTop: '.2em',
  overflow: 'visible',
  fill: mark,
})
export const outline = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 2.6,
  strokeLinejoin: 'round',
})
export const exclamation = style({
  fill: 'none',
  stroke: vars.bg.surface,
  strokeWidth: 2,
  strokeLinecap: 'round',
})
export const ring = style({ fill: 'none', stroke: mark, strokeWidth: 1.6 })
