import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  padding: '0 7px',
  borderRadius: vars.radius.pill,
  background: vars.badge.bg,
  color: vars.badge.text,
  font: vars.type.caption,
  lineHeight: 1,
  fontWeight: 700,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const corner = style({
  position: 'absolute',
  top: '2px',
  insetInlineEnd: 0,
  minWidth: '1.375rem',
  height: '1.375rem',
  padding: '0 5px',
})
