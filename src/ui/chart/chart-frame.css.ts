import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media } from '../tokens.ts'

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
/** Where there is no keyboard the hint has nothing to say. */
export const hint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  font: vars.type.caption,
  color: vars.text.muted,
  '@media': { '(hover: none)': { display: 'none' }, [media.phone]: { display: 'none' }, print: { display: 'none' } },
})
export const legend = style({ marginTop: '20px' })
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { print: { display: 'none' } },
})
export const toolbarEnd = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0, width: '100%' } } })
/** The table under a chart, on paper. */
export const onPaper = style({ marginTop: '12pt' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  borderBlock: `1px solid ${vars.border.strong}`,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' }, print: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))', breakInside: 'avoid' } },
})
export const fact = style({
  padding: '22px 24px',
  // The divider of the first fact of each line stands outside the box.
  marginInlineStart: '-1px',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.phone]: { padding: '14px 12px', selectors: { '&:nth-child(odd)': { paddingInlineStart: '1px' } } },
    // One under another: all begin at the same place.
    '(max-width: 360px)': { selectors: { '&:nth-child(even)': { paddingInlineStart: '1px' } } },
    print: { padding: '5pt 8pt' },
  },
  selectors: { '&:first-child': { paddingInlineStart: '1px' }, '&:has(details[open])': { gridColumn: '1 / -1' } },
})
export const factTerm = style({ font: vars.type.small, color: vars.text.secondary })
export const factValue = style({ marginTop: '4px' })
globalStyle(`${fact} > ${factValue} > *`, { '@media': { print: { fontSize: '1.4rem' } } })
export const factNote = style({ display: 'flex', gap: '6px', alignItems: 'flex-start', marginTop: '4px', font: vars.type.small, color: vars.text.secondary })
