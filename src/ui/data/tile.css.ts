import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

/** Three columns when they fit, rows on a phone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.s6,
  '@media': { [media.phone]: { gap: vars.space.s3 } },
})
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: '100%',
  minHeight: '262px',
  padding: '22px 24px 20px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.bg.surface,
  boxShadow: vars.shadow.card,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:focus-visible': { borderRadius: vars.radius.card },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 116px)',
      alignContent: 'start',
      minHeight: 0,
      padding: '16px 18px 18px',
      columnGap: '12px',
    },
  },
})
/** Without a chart the text has the whole row. */
export const plain = style({
  '@media': { [media.phone]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  font: vars.type.label,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
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
})
const line = { '@media': { [media.phone]: { gridColumn: 1 } } }
export const value = style({ ...line, marginTop: '16px' })
export const status = style({ ...line, marginTop: '6px' })
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.label,
  color: vars.text.link,
})
export const when = style({
  ...line,
  font: vars.type.small,
  color: vars.text.muted,
  marginTop: '2px',
})
export const spark = style({
  width: '100%',
  marginTop: 'auto',
  paddingTop: '16px',
  '@media': {
    [media.phone]: { gridColumn: 2, gridRow: '2 / 5', padding: 0, margin: 0, alignSelf: 'center' },
  },
})
/** The height of a tile with figure, state and chart. */
export const bone = style({
  display: 'grid',
  height: '262px',
  '@media': { [media.phone]: { height: '186px' } },
})
/** A tile without a link: a card whose rows reach its edges. */
export const still = style([
  tile,
  {
    selectors: { '&:hover': { borderColor: vars.border.hairline } },
    '@media': { [media.phone]: { display: 'flex' } },
  },
])
