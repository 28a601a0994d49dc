import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { layer, media, size as sizes } from '../tokens/tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
export const anchor = style({ position: 'relative', display: 'inline-flex' })
// A button with only an icon still has the width of a touch target.
globalStyle(`${anchor} > button`, { minWidth: sizes.targetMin })
export const menu = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineStart: 0,
  zIndex: layer.menu,
  minWidth: 'min(15rem, calc(100vw - 32px))',
  maxWidth: 'min(24rem, calc(100vw - 32px))',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: '8px',
  borderRadius: '14px',
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.raised,
  boxShadow: vars.shadow.menu,
  animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  selectors: {
    '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    '&[data-above]': { top: 'auto', bottom: 'calc(100% + 8px)' },
  },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '48px',
  padding: '8px 14px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.text.primary,
  font: vars.type.label,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { background: vars.action.ghostHover },
    '&[aria-checked=true]': { fontWeight: 600 },
  },
})
export const end = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  paddingInlineStart: '8px',
})
/** Keeps the button's layout for content that is hidden from screen readers. */
export const face = style({ display: 'contents' })
