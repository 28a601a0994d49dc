import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { layer, media, size } from '../../tokens/tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
const surface = {
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.dialog,
  overscrollBehavior: 'contain',
} as const

export const dialog = style({
  ...surface,
  width: size.dialogWidth,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: '36px 40px',
  borderRadius: vars.radius.dialog,
  zIndex: layer.modal,
  animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
  selectors: { '&::backdrop': { background: vars.shadow.scrim } },
  '@media': {
    [media.phone]: { padding: '24px 20px' },
    [media.reducedMotion]: { animation: 'none' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s4,
})
export const title = style({
  font: vars.type.h2,
  letterSpacing: vars.track.h2,
  textWrap: 'balance',
  outline: 'none',
})
export const close = style({ margin: '-10px -14px 0 0', flex: 'none' })
export const body = style({ display: 'grid', gap: vars.space.s4, marginTop: vars.space.s4 })
/** Ordered by importance from the start; stacked and full width on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginTop: '28px',
  '@media': { [media.phone]: { display: 'grid' } },
})

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(-24px)' } })
export const drawer = style({
  ...surface,
  // As wide as the sidebar, or as its text when that is large.
  width: `min(calc(max(${size.sidebarWidth}, 16.5rem) + 2rem), calc(100vw - 48px))`,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '8px 16px 32px',
  borderRadius: '0 20px 20px 0',
  zIndex: layer.sidebarDrawer,
  overflowY: 'auto',
  animation: `${slide} ${vars.motion.slow} ${vars.motion.enter}`,
  selectors: { '&::backdrop': { background: vars.shadow.scrim } },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const drawerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  paddingInlineStart: '14px',
})
globalStyle(`${drawerHead} > button`, { marginInlineStart: 'auto' })
