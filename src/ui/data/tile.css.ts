import { globalStyle, style } from '@vanilla-extract/css'
import { metric } from '../primitives/text.css.ts'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

/** Three columns when they fit, rows on a phone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.s5,
  '@media': { [media.phone]: { gap: vars.space.s2 } },
})
/** One card of compact rows; lines divide them. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.border.hairline,
  gap: '1px',
  boxShadow: vars.shadow.card,
})
const inRows = `${rows} &`
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "value" "status" "when" "spark"',
  alignContent: 'start',
  height: '100%',
  padding: '18px 22px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.bg.surface,
  boxShadow: vars.shadow.card,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 104px',
      gridTemplateAreas: '"head status status" "value value spark" "when when when"',
      padding: '10px 16px',
      columnGap: '8px',
    },
  },
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:focus-visible': { borderRadius: vars.radius.card },
    [inRows]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head value" "status status" "when when"',
      padding: '12px 20px',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    // Inside the card with its clipped corners the ring would be cut.
    [`${inRows}:focus-visible`]: { outlineOffset: '-3px' },
  },
})
export const head = style({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  font: vars.type.label,
})
export const sign = style({
  display: 'inline-flex',
  color: vars.action.primary,
  marginInlineStart: '-3px',
})
export const chevron = style({
  display: 'inline-flex',
  color: vars.text.muted,
  marginInlineStart: 'auto',
  selectors: { [inRows]: { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
})
export const value = style({
  gridArea: 'value',
  marginTop: '8px',
  alignSelf: 'center',
  selectors: { [inRows]: { marginTop: 0 } },
  '@media': { [media.phone]: { marginTop: '2px' } },
})
globalStyle(`${value} ${metric.lg}`, {
  fontSize: '2.75rem',
  '@media': { [media.phone]: { fontSize: '2.125rem' } },
})
globalStyle(`${rows} ${value} ${metric.lg}`, { fontSize: '1.5rem', whiteSpace: 'nowrap' })
export const status = style({
  gridArea: 'status',
  marginTop: '2px',
  '@media': { [media.phone]: { marginTop: 0, justifySelf: 'end', textAlign: 'end' } },
  selectors: { [`${rows} &&`]: { marginTop: '2px', justifySelf: 'start', textAlign: 'start' } },
})
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.label,
  color: vars.text.link,
})
export const when = style({ gridArea: 'when', font: vars.type.small, color: vars.text.muted })
export const spark = style({
  gridArea: 'spark',
  width: '100%',
  marginTop: '12px',
  selectors: { [inRows]: { display: 'none' } },
  '@media': { [media.phone]: { marginTop: 0, alignSelf: 'center' } },
})
// A sparkline has 8 px of free room above and below.
globalStyle(`${spark} > div > svg`, { '@media': { [media.phone]: { marginBlock: '-8px' } } })
/** The height of a tile with figure, state and chart. */
export const bone = style({
  display: 'grid',
  height: '218px',
  selectors: { [inRows]: { height: '96px' } },
  '@media': { [media.phone]: { height: '105px' } },
})
/** The one line of all failed tiles. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: '44px',
  font: vars.type.small,
  color: vars.text.secondary,
})
/** A tile without a link. */
export const still = style([
  tile,
  { selectors: { '&&': { display: 'block' }, '&:hover': { borderColor: vars.border.hairline } } },
])
