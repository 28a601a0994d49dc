import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const rows = style({
  display: 'grid',
  gap: '6px',
  width: '100%',
  margin: '12px 0 auto',
  paddingBottom: '12px',
})
/** A score in words wraps below its name if both do not fit, so that no word is cut. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
})
export const score = style({ display: 'inline-flex', marginInlineStart: 'auto' })
export const bar = style({
  flex: '1 0 100%',
  display: 'block',
  width: '100%',
  height: '6px',
  borderRadius: vars.radius.pill,
  background: vars.bg.sunken,
  fill: vars.data.series.line,
  overflow: 'hidden',
})
