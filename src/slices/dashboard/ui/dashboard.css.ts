import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  '@media': { [media.phone]: { gap: vars.space.s2 } },
})
/** Greeting with the log button beside it; the verdict below takes the whole width. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"greeting log" "verdict log"',
  alignItems: 'center',
  columnGap: vars.space.s6,
  '@media': {
    [media.phone]: {
      gridTemplateAreas: '"greeting log" "verdict verdict"',
      columnGap: vars.space.s3,
      marginBottom: vars.space.s1,
    },
  },
})
export const greeting = style({ gridArea: 'greeting' })
export const date = style({
  font: vars.type.small,
  color: vars.text.muted,
  '@media': { [media.phone]: { font: vars.type.caption } },
})
export const title = style({})
globalStyle(`${title} > h1`, { '@media': { [media.phone]: { fontSize: '1.625rem' } } })
export const log = style({ gridArea: 'log' })
/** One line is reserved while the readings load, so that nothing below it moves. */
export const verdict = style({
  gridArea: 'verdict',
  minHeight: '1.5em',
  marginTop: '2px',
  font: vars.type.bodyLg,
  color: vars.text.secondary,
  '@media': { [media.phone]: { font: vars.type.body, lineHeight: 1.4, minHeight: '1.4em' } },
})
export const programs = style({ display: 'grid', gap: 'inherit', minWidth: 0 })
/** The next step and the coach; each is as high as what it holds. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'inherit',
  '@media': { '(max-width: 1179px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const one = style({ display: 'grid', gap: 'inherit' })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 24px',
})
export const rows = style({ display: 'grid', gap: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '16px 0',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.hairline}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})
/** The scores on as few lines as they fit. */
export const scores = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })
