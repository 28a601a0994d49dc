import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { edge as cardEdge } from '../../tokens/edge.css.ts'
import { vars } from '../../tokens/theme.css.ts'
import { layer, media, size } from '../../tokens/tokens.ts'

/**
 * The frame is a scroll container only when the table overflows, because the header then cannot
 * stick to the window.
 */
export const frame = style({
  minWidth: 0,
  selectors: {
    '&[data-scrolls]': { overflowX: 'auto' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: vars.type.body,
})
const wideEdge = fallbackVar(cardEdge, '28px')
const phoneEdge = fallbackVar(cardEdge, '20px')
const edge = {
  selectors: {
    '&:first-child': { paddingInlineStart: wideEdge },
    '&:last-child': { paddingInlineEnd: wideEdge },
  },
} as const
export const caption = style({
  textAlign: 'start',
  padding: `20px ${wideEdge} 4px`,
  font: vars.type.h3,
  letterSpacing: vars.track.h3,
  '@media': { print: { padding: '4pt 0' } },
})

export const header = style({
  ...edge,
  position: 'sticky',
  top: size.headerHeight,
  zIndex: layer.raised,
  padding: '8px 16px',
  background: vars.bg.surface,
  borderBottom: `1px solid ${vars.border.strong}`,
  font: vars.type.small,
  fontWeight: 600,
  color: vars.text.secondary,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { print: { position: 'static', padding: '2pt 6pt' } },
})
globalStyle(`${frame}[data-scrolls] ${header}`, { position: 'static' })
globalStyle(`${table} > caption + thead ${header}`, { verticalAlign: 'middle' })
export const wrapping = style({})
globalStyle(`${wrapping} ${header}`, { whiteSpace: 'normal' })
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: size.targetMin,
  marginInline: '-8px',
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.ghostHover, color: vars.text.primary },
    '&[data-active]': { color: vars.text.primary },
  },
})
/**
 * Phones hide the headers, so their sort buttons must not take focus. The name stays for screen
 * readers.
 */
export const sortName = style({ display: 'none' })
export const sortActive = style({ display: 'inline-flex' })
export const sortIdle = style({ display: 'inline-flex', color: vars.text.muted })
export const row = style({ '@media': { print: { breakInside: 'avoid' } } })
/** Replaces the rows that are far from the window. */
export const space = style({ '@media': { [`screen and ${media.phone}`]: { display: 'block' } } })
export const cell = style({
  ...edge,
  height: '60px',
  padding: '10px 16px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  verticalAlign: 'middle',
  '@media': { print: { height: 'auto', padding: '2.5pt 6pt' } },
})
globalStyle(`:is(${cell}, ${header}):first-child`, {
  '@media': { print: { paddingInlineStart: 0 } },
})
globalStyle(`tbody:last-child > ${row}:last-child > ${cell}`, { borderBottom: 0 })
export const group = style({
  padding: `9px max(12px, ${wideEdge})`,
  background: vars.bg.sunken,
  font: vars.type.small,
  fontWeight: 600,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.border.hairline}`,
})
export const end = style({ selectors: { '&&': { textAlign: 'end' } } })
export const nowrap = style({ whiteSpace: 'nowrap' })

/** A figure in a cell; its unit is less prominent. */
export const figure = style({
  fontWeight: 600,
  fontSize: '1.25rem',
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
})
export const unit = style({
  font: vars.type.small,
  color: vars.text.muted,
  letterSpacing: 0,
  marginInlineStart: '4px',
})
export const meta = style({ font: vars.type.small, color: vars.text.secondary })

export const more = style({
  display: 'none',
  '@media': { [`screen and ${media.phone}`]: { selectors: { '&&': { display: 'block' } } } },
})

/* A phone shows a row as a small block, with its details collapsed. */
const phone = `screen and ${media.phone}`
const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [phone]: rule } })
export const folds = style({})
onPhone(`${folds}, ${folds} > tbody`, { display: 'block' })
onPhone(`${folds} > thead`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
onPhone(`${folds} ${sort}`, { display: 'none' })
onPhone(`${folds} ${sortName}`, { display: 'inline' })
onPhone(`${folds} > caption`, { display: 'block', paddingInline: phoneEdge })
onPhone(`${folds} ${row}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  padding: `10px ${phoneEdge}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  position: 'relative',
})
onPhone(`${folds} > tbody:last-child > ${row}:last-child`, { borderBottom: 0 })
onPhone(`${folds} ${cell}${cell}`, {
  display: 'block',
  height: 'auto',
  padding: 0,
  border: 0,
  textAlign: 'start',
})
onPhone(`${folds} ${cell}[data-main]:first-child`, {
  flexBasis: 'calc(100% - 62px)',
  font: vars.type.small,
  color: vars.text.secondary,
})
// Keeps a short first figure from wrapping under the button.
onPhone(`${folds} ${row}:has(> [data-more]) > ${cell}[data-main]:first-child`, {
  marginInlineEnd: '44px',
})
onPhone(`${folds} ${row}:has(> [data-phone=act]) > ${cell}[data-main]:first-child`, {
  flexBasis: 'calc(100% - 106px)',
  marginInlineEnd: '88px',
})
onPhone(`${folds} ${cell}[data-phone=act]`, {
  position: 'absolute',
  insetInlineEnd: `calc(max(0px, ${phoneEdge} - 8px) + 44px)`,
  top: '8px',
})
// A cell can request its own line, or its column's name in front.
onPhone(`${folds} ${cell}[data-phone=line]`, { flexBasis: '100%' })
onPhone(`${folds} ${cell}[data-phone=named]::before`, {
  content: 'attr(data-label) ": "',
  color: vars.text.secondary,
  font: vars.type.small,
})
onPhone(`${folds} ${cell}[data-details]`, {
  display: 'none',
  flexBasis: '100%',
  paddingBlock: '4px',
})
onPhone(`${folds} ${row}[data-open] ${cell}[data-details]`, { display: 'block' })
onPhone(`${folds} ${cell}[data-details]::before`, {
  content: 'attr(data-label) ": "',
  color: vars.text.secondary,
  font: vars.type.small,
})
onPhone(`${folds} ${cell}[data-details]:empty`, { display: 'none' })
onPhone(`${folds} ${cell}[data-more]`, {
  position: 'absolute',
  insetInlineEnd: `max(0px, ${phoneEdge} - 8px)`,
  top: '8px',
})
onPhone(`${folds} tr:has(> ${group})`, { display: 'block' })
onPhone(`${folds} ${group}`, { display: 'block', paddingInline: `max(12px, ${phoneEdge})` })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  font: vars.type.small,
  color: vars.text.secondary,
})
/** Content below the rows of the same card, aligned with them. */
export const underRows = style({
  padding: `14px ${wideEdge}`,
  '@media': { [phone]: { paddingInline: phoneEdge } },
})
