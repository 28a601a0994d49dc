import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'
import { edge } from '../tokens/edge.css.ts'

const base = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: vars.radius.card,
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none', background: 'transparent' } },
})
export const surface = styleVariants({
  card: [
    base,
    {
      background: vars.bg.surface,
      border: `1px solid ${vars.border.hairline}`,
      boxShadow: vars.shadow.card,
    },
  ],
  /** The panel of next actions. */
  mist: [
    base,
    { background: vars.bg.mist, border: `1px solid ${vars.border.panel}`, overflow: 'hidden' },
  ],
  /** The panel of people. */
  sand: [
    base,
    { background: vars.bg.sand, border: `1px solid ${vars.border.panel}`, overflow: 'hidden' },
  ],
})
export const padding = styleVariants({
  regular: {
    vars: { [edge]: '0px' },
    padding: '28px',
    '@media': { [media.phone]: { padding: '20px' } },
  },
  /** Panels of the dashboard's first window. */
  tight: {
    vars: { [edge]: '0px' },
    padding: '20px 24px',
    '@media': { [media.phone]: { padding: '12px 14px 12px 16px' } },
  },
  none: { padding: 0 },
})
export const clip = style({ overflow: 'clip' })
export const ripples = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  width: '200px',
  height: '160px',
  fill: 'none',
  strokeWidth: 1.5,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: { scale: '.62', transformOrigin: 'top right' },
    print: { display: 'none' },
  },
})
export const rippleTone = styleVariants({
  card: { stroke: 'none' },
  mist: { stroke: vars.brand.ripple },
  sand: { stroke: vars.brand.rippleSand },
})
/** Keeps the text above the ripples. */
export const above = style({ position: 'relative' })
