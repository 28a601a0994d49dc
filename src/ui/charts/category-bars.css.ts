import { style } from '@vanilla-extract/css'
import { mark } from '../tokens/tone.css.ts'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const row = style({
  display: 'grid',
  // The bar shrinks first; beside a sidebar the limits would have no space otherwise.
  gridTemplateColumns: 'minmax(9.5rem, 12.5rem) minmax(9rem, 1fr) minmax(5rem, 18.75rem) 8rem',
  gap: '24px',
  alignItems: 'center',
  paddingBlock: '14px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.hairline}` } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 16px',
      paddingBlock: '11px',
    },
    print: {
      gridTemplateColumns: '9rem minmax(0, 1fr) 10rem 8rem',
      gap: '8pt',
      paddingBlock: '2.5pt',
      breakInside: 'avoid',
    },
  },
})
export const limits = style({
  font: vars.type.small,
  color: vars.text.secondary,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1', paddingInlineStart: '24px' } },
})
export const track = style({
  height: '12px',
  borderRadius: '6px',
  background: vars.bg.sunken,
  border: `1px solid ${vars.border.panel}`,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { gridRow: 3, gridColumn: '1 / -1' },
    print: { border: `1px solid ${vars.border.strong}` },
  },
})
export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: '12px',
  borderRadius: '6px',
  background: mark,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    print: { printColorAdjust: 'exact' },
  },
})
export const count = style({
  font: vars.type.small,
  color: vars.text.secondary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridRow: 1, gridColumn: 2 } },
})
export const number = style({ color: vars.text.primary, fontWeight: 600, fontSize: '1.0625rem' })
