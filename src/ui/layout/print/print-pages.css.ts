import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'

/** The group of a table's header is what browsers repeat on every page. */
export const pages = style({
  minWidth: 0,
  '@media': { print: { display: 'table', width: '100%', tableLayout: 'fixed' } },
})
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
// On paper a card is a part of the page, which may go on overleaf.
globalStyle(`${body} section, ${body} section > div`, {
  '@media': { print: { breakInside: 'auto', border: 0, padding: 0, boxShadow: 'none' } },
})
globalStyle(`${body} :is(h2, h3, caption)`, { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('@page', { margin: '14mm 14mm 16mm' })
