import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media, size } from '../tokens/tokens.ts'

/** A text of 66 characters a line, from 1025 px on with its table of contents beside it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': {
    [media.aboveWide]: {
      gridTemplateColumns: `minmax(0, ${size.readingMaxWidth}) minmax(12rem, 1fr)`,
      columnGap: '64px',
    },
  },
})
export const narrow = style({ selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '44px',
  maxWidth: size.readingMaxWidth,
  '@media': { [media.aboveWide]: { gridRow: 1, gridColumn: 1 } },
})
/** The target of a link stays below the sticky header. */
export const part = style({ scrollMarginTop: `calc(${size.headerHeight} + 16px)` })
/** Without a table of contents. */
export const alone = style({ selectors: { '&&': { gridRow: 'auto' } } })
export const aside = style({
  '@media': {
    [media.belowWide]: { display: 'none' },
    [media.aboveWide]: {
      gridColumn: 2,
      position: 'sticky',
      top: `calc(${size.headerHeight} + 24px)`,
    },
    print: { display: 'none' },
  },
})
export const folded = style({
  '@media': { [media.aboveWide]: { display: 'none' }, print: { display: 'none' } },
})
export const alwaysFolded = style({ selectors: { '&&': { display: 'block' } } })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: size.targetMin,
  font: vars.type.label,
  color: vars.text.link,
  cursor: 'pointer',
})
export const fold = style({
  display: 'inline-flex',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const list = style({
  display: 'grid',
  paddingBlock: '4px',
  borderInlineStart: `2px solid ${vars.border.hairline}`,
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.targetMin,
  paddingInline: '16px',
  color: vars.text.link,
  font: vars.type.small,
  textUnderlineOffset: '3px',
})
export const terms = style({ display: 'grid', gap: vars.space.s4 })
