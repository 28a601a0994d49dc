import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { size } from '../../tokens/tokens.ts'

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' })
export const label = style({ display: 'block', font: vars.type.label })
export const optional = style({ font: vars.type.small, color: vars.text.secondary })
export const hint = style({ font: vars.type.small, color: vars.text.secondary })
export const error = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  color: vars.status.critical.text,
  font: vars.type.small,
  fontWeight: 600,
})

export const box = style({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  width: '100%',
  minHeight: size.fieldHeight,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    // The focus ring is around the whole box, because an action inside belongs to it.
    '&:has(> :is(input, select, textarea):focus-visible)': {
      outline: `3px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
  },
})
export const wrong = style({
  selectors: { '&&': { border: `2px solid ${vars.status.critical.mark}` } },
})

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: `calc(${size.fieldHeight} - 4px)`,
  padding: '8px 14px',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.text.primary,
  font: vars.type.body,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.text.placeholder, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
})
/** Larger dots of a hidden password; the portal's font draws them too small. */
globalStyle(`${control}[type=password]`, {
  fontFamily: 'Arial, sans-serif',
  letterSpacing: '.14em',
})
/** Wide enough for six spaced digits and small enough for the narrowest screen. */
export const code = style({
  selectors: {
    '&&': {
      padding: '10px 18px',
      font: `600 min(2rem, 8vw)/1.3 ${vars.font}`,
      letterSpacing: '.24em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
/** The one number of a quick form, with its unit at the end. */
export const number = style({
  selectors: {
    '&&': {
      minHeight: '5rem',
      padding: '8px 22px',
      font: `500 3rem/1.2 ${vars.font}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const unit = style({
  flex: 'none',
  paddingInlineEnd: '20px',
  font: vars.type.body,
  color: vars.text.secondary,
})
export const codeBox = style({ maxWidth: '17rem' })
export const select = style({
  appearance: 'none',
  paddingInlineEnd: '48px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})
globalStyle(`${select} option`, { background: vars.bg.raised, color: vars.text.primary })
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  display: 'inline-flex',
  color: vars.text.link,
  pointerEvents: 'none',
})
export const endAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  minHeight: size.targetMin,
  marginInlineEnd: '2px',
  padding: '4px 12px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.text.link,
  font: vars.type.label,
  cursor: 'pointer',
})
export const area = style({ minHeight: '108px', paddingBlock: '12px', resize: 'vertical' })
