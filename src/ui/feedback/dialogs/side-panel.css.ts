import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { layer, media, size } from '../../tokens/tokens.ts'

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } })

export const panel = style({
  width: size.chatPanelWidth,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: `1px solid ${vars.border.panel}`,
  borderRadius: `${vars.radius.dialog} 0 0 ${vars.radius.dialog}`,
  background: vars.bg.canvas,
  color: vars.text.primary,
  boxShadow: vars.shadow.dialog,
  overscrollBehavior: 'contain',
  zIndex: layer.chatPanel,
  animation: `${slide} ${vars.motion.slow} ${vars.motion.enter}`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.shadow.scrim },
  },
  '@media': {
    [media.phone]: { width: '100vw', borderRadius: 0 },
    [media.short]: { overflowY: 'auto' },
    [media.reducedMotion]: { animation: 'none' },
  },
})
export const head = style({
  display: 'flex',
  // With 200 % text the buttons wrap below the title, which would otherwise have one letter a line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '80px',
  padding: '8px 16px 8px 24px',
  background: vars.bg.surface,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.phone]: { minHeight: '68px', padding: '4px 8px 4px 24px' },
    [media.short]: { minHeight: '52px', paddingBlock: 0 },
  },
})
/** With a back button in front. */
export const headBack = style({
  paddingInlineStart: '8px',
  '@media': { [media.phone]: { paddingInlineStart: '4px' } },
})
// The availability text uses the portrait's space; the name is beside it anyway.
globalStyle(`${head} > [aria-hidden=true]`, {
  '@media': { '(max-width: 22.5em)': { display: 'none' } },
})
globalStyle(`${head} > button`, { width: 'min(3rem, 56px)', height: 'min(3rem, 56px)' })
globalStyle(`${head} > button:last-child`, { marginInlineStart: 'auto' })
export const titles = style({
  flex: '1 1 5rem',
  minWidth: 0,
  paddingBlock: '4px',
  '@media': { [media.short]: { paddingBlock: 0 } },
})
export const title = style({
  font: vars.type.h3,
  letterSpacing: vars.track.h3,
  outline: 'none',
  '@media': { [media.short]: { font: vars.type.label } },
})
// In a short window the whole panel scrolls, so that no part collapses.
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [media.short]: { flex: '1 0 auto', overflowY: 'visible' } },
})
export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [media.short]: { flex: '1 0 auto' } },
})
