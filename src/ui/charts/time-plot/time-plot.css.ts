import { globalStyle, style } from '@vanilla-extract/css'
import { mark } from '../../tokens/tone.css.ts'
import { vars } from '../../tokens/theme.css.ts'
import { layer, media } from '../../tokens/tokens.ts'

// The padding is in rem, so that a new text size resizes the box and redraws the chart.
export const box = style({
  position: 'relative',
  paddingBottom: '.0625rem',
  minWidth: 0,
  outline: 'none',
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
})
globalStyle(`${box}:focus-visible`, {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '6px',
})
/** The ring around the selected stem is the focus indicator. */
globalStyle(`${box}[data-active]:focus-visible`, { outlineStyle: 'none' })

export const around = style({ position: 'relative', minWidth: 0 })

export const drawing = style({
  display: 'block',
  overflow: 'visible',
  fontFamily: vars.font,
  // Fits the chart to a printed page; its vector lines stay sharp.
  '@media': { print: { width: '100%', height: 'auto', maxHeight: '12cm' } },
})
const label = { fontSize: '.9375rem', letterSpacing: '.002em' }
export const axisText = style({ ...label, fill: vars.data.axis })
export const axisTextLast = style({ ...label, fill: vars.text.primary, fontWeight: 600 })
export const limitText = style({ ...label, fill: vars.data.tone.inTarget.text, fontWeight: 600 })
export const goalText = style({ ...label, fill: vars.data.series.goal, fontWeight: 600 })
export const grid = style({
  stroke: vars.data.grid,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { opacity: 0.35 } },
})
export const base = style({ stroke: vars.border.strong, strokeWidth: 1 })
export const band = style({ fill: vars.data.target.fill, '@media': { print: { fill: 'none' } } })
/** The target at the axis, for plots with bands of their own. */
export const bar = style({ fill: vars.data.target.edge })
export const edge = style({
  fill: 'none',
  stroke: vars.data.target.edge,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const goal = style({
  fill: 'none',
  stroke: vars.data.series.goal,
  strokeWidth: 2,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
})

/** A line of averages with rings, the last one filled, and labels at its ends. */
export const line = style({
  fill: 'none',
  stroke: vars.data.series.line,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const ring = style({
  fill: vars.bg.surface,
  stroke: vars.data.series.line,
  strokeWidth: 2.25,
})
export const lastDot = style({ fill: vars.data.series.line })
export const endText = style({
  ...label,
  fontSize: '1.0625rem',
  fill: vars.text.primary,
  fontWeight: 600,
})
export const endTextOnPaper = style([
  endText,
  { display: 'none', '@media': { print: { display: 'inline' } } },
])

export const stems = style({
  fill: 'none',
  stroke: mark,
  strokeLinecap: 'round',
  // The opacity of the stroke, because the opacity of the element would create a layer to paint.
  strokeOpacity: 0.5,
  '@media': { [media.forcedColors]: { strokeOpacity: 1 } },
})
export const feet = style({ fill: 'none', stroke: mark, strokeLinecap: 'round' })
export const solid = style({ fill: mark })
export const outline = style({ fill: vars.bg.surface, stroke: mark, strokeLinejoin: 'round' })
export const exclamation = style({ fill: 'none', stroke: vars.bg.surface, strokeLinecap: 'round' })

export const pointer = style({
  stroke: vars.text.secondary,
  strokeWidth: 1.25,
  '@media': { print: { display: 'none' } },
})
export const focus = style({
  fill: 'none',
  stroke: vars.focus.ring,
  strokeWidth: 3,
  '@media': { print: { display: 'none' } },
})

/** The space above the plot, as high as the three lines of a flag, so that nothing moves. */
export const lane = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '6.25rem',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
export const flag = style({
  width: 'max-content',
  maxWidth: '100%',
  padding: '9px 16px 11px',
  borderRadius: '12px',
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.inverse,
  color: vars.text.onInverse,
  boxShadow: vars.shadow.menu,
  font: vars.type.small,
  '@media': { [media.forcedColors]: { background: vars.bg.surface } },
})
export const flagQuiet = style({ color: vars.text.onInverseMuted })
export const flagLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8px',
})
export const flagValue = style({ font: vars.type.h3, letterSpacing: 0 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  font: vars.type.small,
  color: vars.text.secondary,
})
export const legendItem = style({ display: 'flex', alignItems: 'flex-start', gap: '9px' })
export const legendGoal = style({
  width: '22px',
  marginTop: '.7em',
  flex: 'none',
  borderTop: `3px dotted ${vars.data.series.goal}`,
})
export const legendBand = style({
  width: '22px',
  height: '14px',
  marginTop: '.3em',
  flex: 'none',
  borderRadius: '3px',
  background: vars.data.target.fill,
  borderTop: `2px dashed ${vars.data.target.edge}`,
})
const swatch = {
  width: '22px',
  height: '14px',
  marginTop: '.3em',
  flex: 'none',
  borderRadius: '3px',
} as const
export const legendMiddle = style({
  ...swatch,
  height: '4px',
  marginTop: '.65em',
  background: vars.data.series.line,
  '@media': { print: { printColorAdjust: 'exact' } },
})
