import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'

/** Browsers repeat a table's header group on every page. */
export const pages = style({
  minWidth: 0,
  '@media': { print: { display: 'table', width: '100%', tableLayout: 'fixed' } },
})
/** Marks a report that prints as a sheet with a header of its own. */
export const sheetOnPaper = style({})
export const running = style({
  display: 'none',
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12pt',
  paddingBottom: '4pt',
  marginBottom: '10pt',
  borderBottom: `1px solid ${vars.border.strong}`,
  font: vars.type.caption,
})
export const body = style({ '@media': { print: { display: 'table-row-group' } } })
// In print a card is part of the page and may break across pages.
globalStyle(`${body} section, ${body} section > div`, {
  '@media': { print: { breakInside: 'auto', border: 0, padding: 0, boxShadow: 'none' } },
})
globalStyle(`${body} :is(h2, h3, caption)`, { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('@page', { margin: '14mm 14mm 16mm' })
