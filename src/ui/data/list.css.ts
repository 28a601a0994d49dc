import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '16px 0',
  selectors: {
    '& + &': { borderTop: `1px solid color-mix(in srgb, ${vars.text.link} 16%, transparent)` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})
/**
 * The end of a row: empty, a short text beside the content, or longer content that wraps below it
 * on phones.
 */
export const endings = styleVariants({
  none: [row, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  beside: [row, { display: 'flex', flexWrap: 'wrap' }],
  below: [row, { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }],
})
/** With large text the end of the row wraps below instead of squeezing the content. */
export const words = style({ flex: '1 1 7.5rem', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ font: vars.type.label })
export const detail = style({ font: vars.type.small, color: vars.text.secondary })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
})
