import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

const place = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '1',
})
export const ring = style([place, { width: 'min(6rem, 28vw)' }])
export const largeRing = style([place, { width: 'min(9.25rem, 48vw, 22dvh)' }])
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 7,
  rotate: '-90deg',
})
export const track = style({ stroke: vars.bg.sunken })
export const rest = style({ stroke: vars.action.primary, strokeLinecap: 'round' })
export const number = style({ font: vars.type.metricMd, letterSpacing: vars.track.metricMd })
export const largeNumber = style({
  display: 'grid',
  gap: '2px',
  font: vars.type.metricLg,
  letterSpacing: vars.track.metricLg,
  fontVariantNumeric: 'tabular-nums',
})
export const unit = style({ font: vars.type.small, letterSpacing: 0, color: vars.text.secondary })
export const done = style({ display: 'inline-flex', color: vars.action.primary })
globalStyle(`${done} svg`, { width: '2.5rem', height: '2.5rem' })
