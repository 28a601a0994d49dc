import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { mark, words } from '#ui/tokens/tone.css.ts'

/** The windows that show the parts below each other. Paper is narrow, too, and keeps its columns. */
const narrow = 'screen and (max-width: 1024px)'
const line = `1px solid ${vars.border.strong}`

/** One letter page on paper: text of 9 pt, and a page of its own margins. */
export const sheet = style({
  minWidth: 0,
  font: vars.type.small,
  color: vars.text.primary,
  '@media': {
    print: { page: 'sheet', fontSize: '9pt', lineHeight: 1.16, breakAfter: 'auto' },
  },
})
globalStyle(`div:has(> ${sheet})`, { '@media': { print: { padding: 0, border: 0 } } })
globalStyle('@page sheet', { margin: '8mm 10mm' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBottom: '8px',
  borderBottom: `2px solid ${vars.text.primary}`,
  '@media': { print: { paddingBottom: '3pt' } },
})
export const name = style({
  font: vars.type.h2,
  '@media': { print: { fontSize: '15pt', lineHeight: 1.15 } },
})
export const made = style({
  textAlign: 'end',
  '@media': { [narrow]: { textAlign: 'start' } },
})
export const strong = style({ fontWeight: 600 })
export const quiet = style({ color: vars.text.secondary })
export const basis = style({
  paddingBlock: '10px',
  borderBottom: line,
  '@media': { print: { paddingBlock: '4pt' } },
})
export const missing = style({
  fontWeight: 600,
  paddingBlock: '10px',
  borderBottom: line,
  '@media': { print: { paddingBlock: '4pt' } },
})

const columns = (gridTemplateColumns: string) => ({
  gridTemplateColumns,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A row of parts, divided by a line. */
const row = style({
  display: 'grid',
  gap: '24px 28px',
  paddingBlock: '16px',
  borderBottom: line,
  alignItems: 'start',
  '@media': { print: { paddingBlock: '4pt', gap: '3pt 14pt', breakInside: 'avoid' } },
})
export const rows = {
  one: style([row, columns('minmax(0, 1fr)')]),
  two: style([row, columns('minmax(0, 2fr) minmax(0, 1fr)')]),
  three: style([row, columns('repeat(3, minmax(0, 1fr))')]),
} as const
/** Columns inside an area, without a line. */
const inside = style({
  display: 'grid',
  gap: '16px 28px',
  alignItems: 'start',
  '@media': { print: { gap: '4pt 16pt' } },
})
export const chartAndSide = style([inside, columns('minmax(0, 4fr) minmax(0, 3fr)')])
export const mealsAndSide = style([inside, columns('minmax(0, 16fr) minmax(0, 9fr)')])
export const halves = style([inside, columns('minmax(0, 1fr) minmax(0, 1fr)')])

export const area = style({
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  '@media': { print: { gap: '3pt', breakInside: 'avoid' } },
})
export const title = style({
  font: vars.type.h3,
  '@media': { print: { fontSize: '11pt', lineHeight: 1.2 } },
})
export const subtitle = style({
  font: vars.type.label,
  '@media': { print: { fontSize: '10pt', lineHeight: 1.2 } },
})

/** The figures of an area: term and value on a line, what belongs to them below. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBlock: '4px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { print: { paddingBlock: '.7pt' } },
})
export const value = style({ fontWeight: 600, textAlign: 'end' })
export const note = style({
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  '@media': { print: { display: 'none' } },
})
export const withheld = style({ gridColumn: '1 / -1', color: vars.text.secondary })

export const table = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  padding: '5px 10px 5px 0',
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': { print: { padding: '.6pt 6pt .6pt 0', whiteSpace: 'nowrap' } },
})
/** A cell that may take several lines on paper. */
export const wraps = style({ whiteSpace: 'normal' })
/** Detail that the paper has no room for; the screen has it. */
export const onScreen = style({})
globalStyle(`${table} :is(th, td):has(> ${onScreen})`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${table} th[scope=col]`, {
  fontWeight: 600,
  color: vars.text.secondary,
  borderBottom: line,
})
globalStyle(`${table} tr:last-child > :is(th, td)`, { borderBottom: 0 })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })

/** A range: shape, word and color together. */
export const range = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  color: words,
  fontWeight: 600,
})
globalStyle(`${range} svg`, { width: '.8em', height: '.8em', marginTop: 0, alignSelf: 'center' })

/** A drawing whose lines stretch with its box; its texts are beside or over it at their own size. */
export const plot = style({
  position: 'relative',
  height: '18rem',
  margin: '10px 1.8em 1.8em 2.6em',
  borderBottom: line,
  '@media': { print: { height: '104pt', margin: '4pt 16pt 13pt 22pt' } },
})
export const low = style([plot, { height: '8rem', '@media': { print: { height: '46pt' } } }])
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})
globalStyle(`${picture} > *`, { vectorEffect: 'non-scaling-stroke' })
export const band = style({ fill: vars.data.target.fill, printColorAdjust: 'exact' })
export const edge = style({
  fill: 'none',
  stroke: vars.data.target.edge,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
})
export const grid = style({ fill: 'none', stroke: vars.data.grid, strokeWidth: 1 })
export const outer = style({
  fill: vars.data.series.bandOuter,
  stroke: vars.data.series.lineMuted,
  strokeWidth: 0.5,
  printColorAdjust: 'exact',
})
export const inner = style({ fill: vars.data.series.bandInner, printColorAdjust: 'exact' })
export const middle = style({
  fill: 'none',
  stroke: vars.data.series.line,
  strokeWidth: 2.75,
  strokeLinejoin: 'round',
})
export const stem = style({ fill: 'none', stroke: mark, strokeWidth: 3, strokeOpacity: 0.5 })
const label = { position: 'absolute', whiteSpace: 'nowrap', lineHeight: 1 } as const
export const left = style({
  ...label,
  insetInlineEnd: '100%',
  transform: 'translateY(-50%)',
  paddingInlineEnd: '8px',
  color: vars.text.secondary,
})
export const below = style({
  ...label,
  top: '100%',
  transform: 'translateX(-50%)',
  paddingTop: '6px',
  color: vars.text.secondary,
})
export const point = style({
  ...label,
  transform: 'translate(-50%, -50%)',
  display: 'inline-flex',
})
globalStyle(`${point} svg`, { width: '.9em', height: '.9em', marginTop: 0 })
/** The ends of a line, where the line is not: above their points, or below a lower last one. */
export const end = style({ ...label, transform: 'translate(-100%, -160%)', fontWeight: 600 })
export const endBelow = style({ ...label, transform: 'translate(-100%, 60%)', fontWeight: 600 })
export const start = style({ ...label, transform: 'translateY(-160%)', fontWeight: 600 })

export const questions = style({
  display: 'grid',
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingTop: '10px',
  color: vars.text.secondary,
  '@media': { print: { paddingTop: '4pt' } },
})
export const pageBreak = style({ '@media': { print: { breakBefore: 'page' } } })
/** The methods are for the screen. */
export const methods = style({ '@media': { print: { display: 'none' } } })
