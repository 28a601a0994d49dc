import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { media, size } from '../../tokens/tokens.ts'

export const groups = style({ display: 'grid', gap: '20px', marginBlockStart: '12px' })
export const name = style({ font: vars.type.label, color: vars.text.secondary })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
  gap: '8px',
  marginBlockStart: '8px',
})
export const cell = style({ position: 'relative', display: 'flex' })
/** Invisible and over its cell: takes presses and arrow keys. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: size.targetMin,
  padding: '6px 8px',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.bg.surface,
  font: vars.type.label,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: vars.text.primary } },
})
globalStyle(`${input}:hover + ${face}`, { borderColor: vars.border.controlHover })
globalStyle(`${input}:checked + ${face}`, {
  borderColor: vars.action.primary,
  background: vars.action.primary,
  color: vars.text.onAction,
})
globalStyle(`${input}:focus-visible + ${face}`, {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
})
