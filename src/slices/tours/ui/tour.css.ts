import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { drawingWidth } from '#ui/primitives/illustration.css.ts'
import { vars } from '#ui/tokens/theme.css.ts'
import { layer as layers, media, size } from '#ui/tokens/tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } })
const slide = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } })
const appear = keyframes({ from: { opacity: 0 } })
const still = { [media.reducedMotion]: { animation: 'none' } } as const

/** Covers the whole window, so that the page below cannot be pressed. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.tour,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'transparent',
  color: vars.text.primary,
  selectors: { '&::backdrop': { background: 'transparent' } },
})

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: vars.shadow.scrim,
  forcedColorAdjust: 'none',
})

/** A ring around the target with the scrim around it. */
export const spotlight = style({
  position: 'absolute',
  borderRadius: '14px',
  boxShadow: `0 0 0 3px ${vars.focus.ring}, 0 0 0 max(200vw, 200vh) ${vars.shadow.scrim}`,
  forcedColorAdjust: 'none',
})

const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: vars.bg.raised,
  boxShadow: vars.shadow.dialog,
  outline: `2px solid ${vars.border.panel}`,
  outlineOffset: '-1px',
})
export const look = styleVariants({
  modal: [
    box,
    {
      width: size.dialogWidth,
      maxWidth: 'calc(100vw - 32px)',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: vars.radius.dialog,
      animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
      '@media': still,
    },
  ],
  tooltip: [
    box,
    {
      position: 'absolute',
      width: '336px',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: vars.radius.card,
      animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
      '@media': still,
    },
  ],
  sheet: [
    box,
    {
      alignSelf: 'flex-end',
      width: '100%',
      maxWidth: '600px',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: '20px 20px 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
      animation: `${slide} ${vars.motion.slow} ${vars.motion.enter}`,
      '@media': still,
    },
  ],
})

/** Overflowing text scrolls; the buttons below stay. */
export const scroller = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const inside = styleVariants({
  modal: {
    padding: '32px 40px 4px',
    vars: { [drawingWidth]: '342px' },
    '@media': { [media.phone]: { padding: '20px 20px 4px' } },
  },
  tooltip: { padding: '24px 24px 4px' },
  sheet: { padding: '16px 16px 4px' },
})
export const foot = styleVariants({
  modal: { padding: '20px 40px 32px', '@media': { [media.phone]: { padding: '16px 20px 20px' } } },
  tooltip: { padding: '16px 24px 24px' },
  sheet: { padding: '14px 16px 16px' },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  marginTop: '20px',
})
export const title = styleVariants({
  modal: { font: vars.type.h2, letterSpacing: vars.track.h2, textWrap: 'balance', minWidth: 0 },
  tooltip: {
    font: vars.type.h3,
    letterSpacing: vars.track.h3,
    textWrap: 'balance',
    minWidth: 0,
    paddingTop: '4px',
  },
  sheet: {
    font: vars.type.h3,
    letterSpacing: vars.track.h3,
    textWrap: 'balance',
    minWidth: 0,
    paddingTop: '4px',
  },
})
export const close = style({ flex: 'none', margin: '-8px -10px 0 0' })
export const text = style({
  display: 'grid',
  gap: vars.space.s3,
  marginTop: '10px',
  color: vars.text.secondary,
  textWrap: 'pretty',
})
export const points = style({ display: 'grid', gap: vars.space.s2, color: vars.text.primary })
export const point = style({
  position: 'relative',
  paddingInlineStart: '26px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '4px',
    top: '.55em',
    width: '9px',
    height: '9px',
    borderRadius: '50%',
    background: vars.action.primary,
    forcedColorAdjust: 'none',
  },
})
export const note = style({ color: vars.text.primary, fontWeight: 600 })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const counter = style({ font: vars.type.small, color: vars.text.secondary })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s1,
  marginInlineStart: 'auto',
})

/** Points at the target from the edge that faces it. */
export const nub = style({
  position: 'absolute',
  width: '18px',
  height: '18px',
  background: vars.bg.raised,
  borderRadius: '3px',
  transform: 'translate(-50%, -50%) rotate(45deg)',
})

export const picture = style({
  animation: `${appear} ${vars.motion.slow} ${vars.motion.enter}`,
  '@media': { ...still, '(max-height: 32em)': { display: 'none' } },
})
