import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const track = style({
  display: 'block',
  height: '12px',
  borderRadius: vars.radius.pill,
  background: vars.bg.sunken,
  border: `1px solid ${vars.border.strong}`,
  overflow: 'hidden',
})
export const fill = style({
  display: 'block',
  height: '100%',
  background: vars.action.primary,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
