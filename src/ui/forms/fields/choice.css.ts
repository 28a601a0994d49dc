import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { media, size } from '../../tokens/tokens.ts'

export const row = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'flex-start',
  minHeight: size.targetMin,
  paddingBlock: '8px',
  cursor: 'pointer',
  position: 'relative',
  overflowWrap: 'anywhere',
})
/** The native control covers the row and takes presses; the drawn box shows the state. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const box = style({
  width: '1.625rem',
  height: '1.625rem',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${vars.border.control}`,
  borderRadius: '7px',
  background: vars.bg.surface,
  color: 'transparent',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const round = style({ borderRadius: '50%' })
globalStyle(`${row}:hover > ${box}`, { borderColor: vars.border.controlHover })
globalStyle(`${input}:checked + ${box}`, {
  background: vars.action.primary,
  borderColor: vars.action.primary,
  color: vars.text.onAction,
})
globalStyle(`${input}:checked + ${round}`, {
  background: vars.bg.surface,
  boxShadow: `inset 0 0 0 5px ${vars.bg.surface}, inset 0 0 0 14px ${vars.action.primary}`,
})
globalStyle(`${input}:focus-visible + ${box}`, {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
})
export const title = style({ display: 'block', fontWeight: 600 })
export const detail = style({ display: 'block', color: vars.text.secondary })
export const legend = style({ font: vars.type.label, padding: 0 })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  columnGap: '16px',
})
