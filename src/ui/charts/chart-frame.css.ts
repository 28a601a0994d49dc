import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: '20px',
})
export const words = style({ display: 'grid', gap: '6px', minWidth: 0 })
export const sub = style({ color: vars.text.secondary })
/** Hidden on devices without a keyboard. */
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  font: vars.type.caption,
  color: vars.text.muted,
  '@media': {
    '(hover: none)': { display: 'none' },
    [media.phone]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const legend = style({ marginTop: '20px' })
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { print: { display: 'none' } },
})
export const toolbarEnd = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, width: '100%' } },
})
/** The printed table under a chart. */
export const onPaper = style({ marginTop: '12pt' })

/** Clips the divider before the first column, but not focus rings. */
export const rules = style({
  borderBlock: `1px solid ${vars.border.strong}`,
  overflow: 'clip',
  overflowClipMargin: '6px',
  '@media': { print: { breakInside: 'avoid' } },
})
/** The first fact of each row aligns with the text around the grid, for any number of columns. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  marginInlineStart: '-17px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      marginInlineStart: '-13px',
    },
    print: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
      marginInlineStart: 'calc(-8pt - 1px)',
    },
  },
})
export const fact = style({
  minWidth: 0,
  padding: '22px 12px 22px 16px',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.phone]: { padding: '14px 6px 14px 12px' }, print: { padding: '5pt 8pt' } },
})
export const factTerm = style({ font: vars.type.small, color: vars.text.secondary })
export const factValue = style({ marginTop: '4px' })
globalStyle(`${fact} > ${factValue} > *`, { '@media': { print: { fontSize: '1.4rem' } } })
export const factNote = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  marginTop: '4px',
  font: vars.type.small,
  color: vars.text.secondary,
})
