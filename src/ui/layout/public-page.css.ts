import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media, size } from '../tokens/tokens.ts'

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.bg.mist,
  overflowX: 'clip',
})
export const plain = style({ background: vars.bg.canvas })
/** Behind the page, clipped by its own box. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const ripples = style({
  position: 'absolute',
  insetInlineEnd: '-140px',
  bottom: '-190px',
  width: '900px',
  height: '900px',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.brand.ripple,
  strokeWidth: 1.5,
})
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // With large text the language menu wraps below the brand instead of overflowing.
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s2}`,
  minHeight: '92px',
  paddingBlock: '8px',
  paddingInline: vars.gutter,
  '@media': {
    [media.phone]: { minHeight: '68px', paddingInlineEnd: '8px' },
    print: { display: 'none' },
  },
})
// Fits brand and language into one row of 320 px.
globalStyle(`${header} button`, { '@media': { [media.phone]: { paddingInline: '10px' } } })
/** Beside the middle of a card without messages; it stays there when the card grows. */
export const statement = style({
  display: 'none',
  '@media': { [media.aboveWide]: { display: 'block', marginTop: 'clamp(0px, 16.5dvh, 180px)' } },
})
/** A card of text: full line length, and full width on a phone. */
export const readingCard = style({
  selectors: {
    '&&': {
      '@media': {
        [media.phone]: {
          marginInline: `calc(-1 * ${vars.gutter})`,
          borderInlineWidth: 0,
          borderRadius: 0,
        },
      },
    },
  },
})
export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 496px)',
  justifyContent: 'center',
  // Aligned to the top, so that new content in a card moves nothing above it.
  alignItems: 'start',
  gap: '72px',
  width: '100%',
  maxWidth: '1184px',
  marginInline: 'auto',
  padding: `clamp(16px, 6.5dvh, 96px) ${vars.gutter} 48px`,
  '@media': {
    [media.phone]: { paddingBlock: '8px 24px' },
    [media.aboveWide]: {
      selectors: { [`&:has(> ${statement})`]: { gridTemplateColumns: 'minmax(0, 1fr) 496px' } },
    },
  },
  selectors: {
    [`&:has(> ${readingCard})`]: {
      gridTemplateColumns: `minmax(0, calc(${size.readingMaxWidth} + 98px))`,
    },
  },
})
/** Spans the columns; takes no space when empty. */
export const note = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } })
export const wide = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: '16px 48px',
  '@media': { [media.phone]: { alignItems: 'start' } },
})
export const claim = style({
  font: `600 3.5rem/1.06 ${vars.font}`,
  letterSpacing: '-.035em',
  textWrap: 'balance',
})
export const points = style({ display: 'grid', gap: '18px', marginTop: '36px' })
export const point = style({
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  font: vars.type.body,
  fontWeight: 500,
})
export const pointSign = style({ display: 'inline-flex', color: vars.action.primary })
export const card = style({
  minWidth: 0,
  padding: '44px 48px 40px',
  borderRadius: vars.radius.dialog,
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.surface,
  boxShadow: vars.shadow.menu,
  '@media': { [media.phone]: { padding: '28px 20px 24px', boxShadow: 'none' } },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '28px',
  padding: `12px ${vars.gutter} 20px`,
  '@media': { print: { display: 'none' } },
})
