import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

/** The width of an illustration; its aspect ratio is 9 to 5. */
export const drawingWidth = createVar()

const ground = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '12px',
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  outline: `1px solid ${vars.border.panel}`,
  outlineOffset: '-1px',
})
export const grounds = styleVariants({
  mist: [ground, { background: vars.bg.mist }],
  sand: [ground, { background: vars.bg.sand }],
})
export const picture = style({
  display: 'block',
  width: fallbackVar(drawingWidth, '288px'),
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '288 / 160',
  overflow: 'visible',
})

const ripple = style({ fill: 'none', strokeWidth: 1.5 })
export const ripples = styleVariants({
  mist: [ripple, { stroke: vars.brand.ripple }],
  sand: [ripple, { stroke: vars.brand.rippleSand }],
})

/** An edge that separates surfaces when colors are removed (contrast, forced colors). */
const edged = style({ stroke: vars.border.panel, strokeWidth: 2 })
export const fill = styleVariants({
  paper: [edged, { fill: vars.bg.surface }],
  tint: [edged, { fill: vars.bg.selected }],
  sunken: [edged, { fill: vars.bg.sunken }],
  mist: [edged, { fill: vars.bg.mist }],
  sand: [edged, { fill: vars.brand.rippleSand }],
  deep: { fill: vars.action.primary },
  ink: { fill: vars.text.primary },
  spring: { fill: vars.brand.spring },
  green: { fill: vars.status.success.mark },
  amber: { fill: vars.data.tone.high.mark },
  badge: { fill: vars.badge.bg },
})

const line = style({
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const stroke = styleVariants({
  ink: [line, { stroke: vars.text.primary }],
  quiet: [line, { stroke: vars.data.series.lineMuted }],
  hair: [line, { stroke: vars.border.strong, strokeWidth: 1.5 }],
  deep: [line, { stroke: vars.action.primary }],
  onDeep: [line, { stroke: vars.text.onAction }],
  spring: [line, { stroke: vars.brand.spring }],
  green: [line, { stroke: vars.status.success.mark }],
})

const word = style({ fontFamily: vars.font, fontWeight: 600, letterSpacing: '-0.01em' })
export const words = styleVariants({
  ink: [word, { fill: vars.text.primary }],
  deep: [word, { fill: vars.action.primary }],
  badge: [word, { fill: vars.badge.text }],
})
