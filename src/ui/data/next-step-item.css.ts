import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

const line = `1px solid color-mix(in srgb, ${vars.text.link} 16%, transparent)`
const columns = { gridTemplateColumns: '44px minmax(0, 1fr) auto' }
const base = style({
  display: 'grid',
  alignItems: 'center',
  gap: '4px 14px',
  selectors: { '& + &': { borderTop: line } },
})
export const step = styleVariants({
  /** The next step: large, with the page's one primary button. */
  lead: [
    base,
    {
      ...columns,
      paddingBlock: '4px',
      '@media': {
        [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: 0 },
      },
    },
  ],
  /** A later step: a quiet row. */
  row: [
    base,
    { gridTemplateColumns: '24px minmax(0, 1fr) auto', minHeight: '48px', paddingBlock: '2px' },
  ],
})
const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.pill,
} as const
export const sign = styleVariants({
  /** On a phone the words need the room. */
  leadAhead: {
    ...round,
    background: vars.bg.surface,
    color: vars.action.primary,
    '@media': { [media.phone]: { display: 'none' } },
  },
  leadDone: { ...round, background: vars.status.success.mark, color: vars.bg.surface },
  rowAhead: { display: 'inline-flex', color: vars.text.link },
  rowDone: { display: 'inline-flex', color: vars.status.success.mark },
})
/** A row has title and detail on one line while they fit. */
export const words = styleVariants({
  lead: { minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', minWidth: 0, alignItems: 'baseline' },
})
export const title = styleVariants({
  lead: {
    font: vars.type.h3,
    fontWeight: 600,
    '@media': { [media.phone]: { font: vars.type.label } },
  },
  row: { font: vars.type.small, fontWeight: 600 },
})
export const detail = style({
  font: vars.type.small,
  color: vars.text.secondary,
  '@media': { [media.phone]: { font: vars.type.caption } },
})
export const action = style({ display: 'inline-flex' })
/** On a phone a long action of the next step stands below its words. */
export const wideAction = style({
  '@media': { '(max-width: 359px)': { gridColumn: '1 / -1' } },
})
