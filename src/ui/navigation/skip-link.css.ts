import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { layer, size } from '../tokens/tokens.ts'

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: '24px',
  top: '-100px',
  zIndex: layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.controlHeight,
  padding: '10px 22px',
  borderRadius: vars.radius.control,
  background: vars.action.primary,
  color: vars.text.onAction,
  font: vars.type.label,
  textDecoration: 'none',
  selectors: { '&:focus': { top: '14px' } },
  '@media': { print: { display: 'none' } },
})
