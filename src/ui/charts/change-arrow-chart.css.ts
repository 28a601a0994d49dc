import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '34rem',
  height: '28px',
  overflow: 'visible',
})
export const band = style({
  fill: vars.data.target.fill,
  '@media': {
    [media.forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 3' },
    print: { fill: 'none', stroke: vars.data.target.edge },
  },
})
export const track = style({ stroke: vars.border.hairline, strokeWidth: 1 })
export const line = style({ stroke: vars.data.series.line, strokeWidth: 4, strokeLinecap: 'round' })
export const from = style({
  fill: vars.bg.surface,
  stroke: vars.data.series.line,
  strokeWidth: 2.5,
})
export const to = style({ fill: vars.data.series.line })
