import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { layer, media } from '../tokens/tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: '92px',
  insetInlineEnd: '24px',
  width: 'min(440px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    [media.belowWide]: { top: 'auto', bottom: '16px', insetInline: 0, marginInline: 'auto' },
    print: { display: 'none' },
  },
})
// Inside a panel it is below the panel's head, because the composer is at the end.
globalStyle(`dialog > ${region}`, {
  '@media': { [media.belowWide]: { top: '80px', bottom: 'auto' } },
})
export const list = style({
  display: 'grid',
  gap: '12px',
  selectors: { '& + &:not(:empty)': { marginTop: '12px' } },
})
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  padding: '16px 18px',
  borderRadius: '14px',
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.inverse,
  color: vars.text.onInverse,
  boxShadow: vars.shadow.menu,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
})
export const words = style({ flex: 1, minWidth: 0 })
export const title = style({ font: vars.type.label })
export const text = style({ font: vars.type.small, color: vars.text.onInverseMuted })
export const dismiss = style({ margin: '-12px -12px -12px 0', flex: 'none' })
