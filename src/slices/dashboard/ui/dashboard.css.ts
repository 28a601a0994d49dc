import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '44px',
  '@media': { [media.phone]: { gap: vars.space.s8 } },
})
/** Greeting and changes, with the log button beside them, or below in narrow windows. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '16px 32px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
const sentences = { maxWidth: '62ch', font: vars.type.bodyLg, color: vars.text.secondary }
const room = (wide: string, phone: string) => [
  style({ ...sentences, minHeight: wide, '@media': { [media.phone]: { minHeight: phone } } }),
]
/** The changes. The space of one sentence for each area is reserved; a line is 1.5 em. */
export const lead = styleVariants({
  1: room('3em', '3em'),
  2: room('4.5em', '7.5em'),
  3: room('6em', '10.5em'),
})
/** Beside the greeting, below the date. */
export const log = style({ marginTop: '28px', '@media': { [media.belowWide]: { marginTop: 0 } } })
/** The next steps and the coach. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space.s6,
  // Narrower windows have no room for two columns beside the sidebar.
  '@media': { '(max-width: 1179px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The title of the tiles with its tools. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
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
