import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media, size } from '#ui/tokens/tokens.ts'

export const composer = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '16px 24px 20px',
  borderTop: `1px solid ${vars.border.hairline}`,
  background: vars.bg.surface,
  '@media': {
    [media.phone]: { padding: '12px 16px 16px' },
    // One row: attach button, text, send button.
    [media.short]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '0 8px',
      padding: '6px 12px',
    },
    print: { display: 'none' },
  },
})
export const box = style({
  display: 'flex',
  flex: '1 1 7rem',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '14px',
  background: vars.bg.surface,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&:has(> textarea:focus-visible)': {
      outline: `3px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
  },
})
export const wrong = style({
  selectors: { '&&': { border: `2px solid ${vars.status.critical.mark}` } },
})
/** 1 to 5 rows (1§5). */
export const area = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${size.fieldHeight} - 4px)`,
  maxHeight: 'calc(5lh + 22px)',
  '@media': { [media.short]: { maxHeight: 'calc(2lh + 22px)' } },
  padding: '11px 16px',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.text.primary,
  font: vars.type.body,
  resize: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  fieldSizing: 'content',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
const fullRow = { '@media': { [media.short]: { flexBasis: '100%' } } } as const
export const error = style({
  ...fullRow,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  marginTop: '6px',
  font: vars.type.small,
  fontWeight: 600,
  color: vars.status.critical.text,
})
export const note = style({ ...fullRow, marginTop: '6px', font: vars.type.small, fontWeight: 600 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginTop: '12px',
  '@media': {
    [media.phone]: { marginTop: '8px' },
    [media.short]: { flexWrap: 'nowrap', marginTop: 0 },
  },
})
export const count = style({
  flex: 1,
  minWidth: 'min-content',
  font: vars.type.small,
  color: vars.text.secondary,
})
/** Hides the counter in short windows while the limit is far. */
export const farFromEnd = style({ '@media': { [media.short]: { display: 'none' } } })
export const nearEnd = style({ color: vars.status.critical.text, fontWeight: 600 })
export const viewOnly = style([
  composer,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '10px',
    font: vars.type.small,
    color: vars.text.secondary,
  },
])
