import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '8px',
  maxWidth: '100%',
  '@media': { [media.phone]: { gap: '4px' } },
})
export const day = style({ display: 'grid', justifyItems: 'center', gap: '4px' })
export const bar = style({
  display: 'block',
  width: '100%',
  height: '36px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '6px',
  fill: vars.data.series.line,
})
export const letter = style({ font: vars.type.caption, color: vars.text.muted })
