import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { media, size } from '../../tokens/tokens.ts'

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '3px',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '12px',
  background: vars.bg.surface,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'flex', width: '100%' }, print: { display: 'none' } },
})
export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  '@media': { [media.phone]: { flex: '1 1 auto' } },
})
/** Invisible and over its segment: takes presses and arrow keys. */
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
  gap: '8px',
  width: '100%',
  minHeight: size.targetMin,
  minWidth: size.targetMin,
  padding: '6px 18px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  font: vars.type.label,
  color: vars.text.secondary,
  cursor: 'pointer',
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick} ${vars.motion.standard}`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', color: vars.text.primary },
    [media.phone]: { paddingInline: '10px' },
  },
  selectors: { '&:hover': { background: vars.action.ghostHover } },
})
/** Five segments do not fit in one row on a phone: three and two. */
globalStyle(`${track}:has(> :nth-child(5))`, {
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
/** When four do not fit (21.5rem): two and two rather than three and one. */
globalStyle(`${track}:has(> :nth-child(4):last-child) > ${segment}`, {
  '@media': { [media.phone]: { flexBasis: 'clamp(0px, (21.5rem - 100%) * 999, 45%)' } },
})
globalStyle(`${track}:has(> :nth-child(4):last-child) ${face}`, { whiteSpace: 'nowrap' })
const chosen = { background: vars.action.primary, color: vars.text.onAction }
globalStyle(`${input}:checked + ${face}, ${face}[aria-pressed=true]`, chosen)
globalStyle(`${input}:focus-visible + ${face}`, {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
})
