import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const panel = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s2 })
export const sign = styleVariants({
  calm: { color: vars.action.primary },
  critical: { color: vars.status.critical.mark },
})
export const text = style({ color: vars.text.secondary, maxWidth: '56ch' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  marginTop: vars.space.s3,
})

export const missing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: vars.space.s16,
  alignItems: 'center',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const missingText = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s4 })
export const help = style({
  borderTop: `1px solid ${vars.border.strong}`,
  paddingTop: vars.space.s6,
  marginTop: vars.space.s4,
  width: '100%',
})
export const drawing = style({
  width: '100%',
  maxWidth: '400px',
  fill: 'none',
  '@media': { [media.belowWide]: { display: 'none' } },
})
export const drawingFill = style({ fill: vars.bg.mist })
export const drawingRipple = style({ stroke: vars.brand.ripple, strokeWidth: 2 })
export const drawingMark = style({
  stroke: vars.brand.mark,
  strokeWidth: 32,
  strokeLinecap: 'round',
})
export const drawingPath = style({
  stroke: vars.brand.spring,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeDasharray: '1 13',
})
export const drawingSpring = style({ fill: vars.brand.spring })

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '0%, 100%': { opacity: 0.55 }, '50%': { opacity: 1 } })
/**
 * Takes its final size at once and becomes visible after 300 ms, so that fast answers do not
 * flicker.
 */
export const skeletons = style({ animation: `${appear} 1ms 300ms both` })
/*
 * Sizes are attributes with rules: the content security policy blocks style attributes in a page that
 * the edge draws.
 */
const widths = ['64%', '46%', '38%', '12rem'] as const
const heights = [
  '100%',
  '2.25rem',
  '2.75rem',
  '3rem',
  '3.5rem',
  '4rem',
  '5rem',
  '5.5rem',
  '6rem',
  '6.5rem',
  '7rem',
  '7.5rem',
  '8rem',
  '9rem',
  '11rem',
  '12rem',
  '13rem',
  '14rem',
  '15rem',
  '16rem',
  '18rem',
  '20rem',
  '22rem',
  '24rem',
  '30rem',
  '32rem',
  '36rem',
] as const
export type BoneWidth = (typeof widths)[number]
export type BoneHeight = (typeof heights)[number]

export const bone = style({
  display: 'block',
  width: '100%',
  height: '1.25rem',
  maxWidth: '100%',
  borderRadius: '6px',
  background: vars.bg.sunken,
  border: `1px solid ${vars.border.panel}`,
  // Ten changes a second: a page that loads has better work than sixty drawings.
  animation: `${breathe} 1600ms steps(8) infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.8 } },
  selectors: Object.fromEntries([
    ...widths.map((width) => [`&[data-width="${width}"]`, { width }]),
    ...heights.map((height) => [`&[data-height="${height}"]`, { height }]),
  ]),
})
export const boneCard = style({ borderRadius: vars.radius.card })
export const stillLoading = style({
  font: vars.type.small,
  color: vars.text.secondary,
  minHeight: '1.5em',
})
