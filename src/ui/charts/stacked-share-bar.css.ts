import { style } from '@vanilla-extract/css'
import { mark } from '../tokens/tone.css.ts'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const frame = style({ position: 'relative', minWidth: 0 })
export const picture = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  overflow: 'visible',
})
export const part = style({ fill: mark, '@media': { print: { printColorAdjust: 'exact' } } })
export const hatch = style({ stroke: vars.bg.surface, strokeWidth: 2 })
export const leader = style({ fill: 'none', stroke: vars.border.strong, strokeWidth: 1 })
export const row = style({
  position: 'absolute',
  insetInlineStart: '84px',
  insetInlineEnd: 0,
  transform: 'translateY(-50%)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '12px',
  alignItems: 'baseline',
})
export const percent = style({ font: vars.type.label, fontVariantNumeric: 'tabular-nums' })
export const most = style({ font: vars.type.h2 })
export const note = style({
  gridColumn: '1 / -1',
  font: vars.type.small,
  color: vars.text.secondary,
  paddingInlineStart: '24px',
  '@media': { [media.phone]: { paddingInlineStart: 0 } },
})
