import { style } from '@vanilla-extract/css'
import { mark } from '../tokens/tone.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '56px',
  overflow: 'visible',
})
export const band = style({ fill: vars.data.target.fill })
export const line = style({
  fill: 'none',
  stroke: vars.data.series.lineMuted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const stems = style({
  fill: 'none',
  stroke: vars.data.series.lineMuted,
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: 0.75,
})
/** A day of a period. */
export const dot = style({ fill: vars.data.series.lineMuted })
export const last = style({ fill: mark })
export const lastStem = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 3,
  strokeLinecap: 'round',
})
export const lastOutline = style({
  fill: vars.bg.surface,
  stroke: mark,
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
})
