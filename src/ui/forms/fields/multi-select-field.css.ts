import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { layer } from '../../tokens/tokens.ts'
import { box, field } from './field.css.ts'

export const choices = style([field, { position: 'relative' }])
export const button = style([
  box,
  {
    justifyContent: 'space-between',
    gap: vars.space.s2,
    padding: '8px 14px',
    font: vars.type.body,
    color: vars.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
  },
])
export const sign = style({ display: 'inline-flex', color: vars.text.link })
export const list = style({
  position: 'absolute',
  zIndex: layer.menu,
  top: 'calc(100% + 6px)',
  insetInlineStart: 0,
  minWidth: '100%',
  maxHeight: 'min(26rem, 60vh)',
  overflowY: 'auto',
  padding: '8px 16px',
  borderRadius: '14px',
  border: `1px solid ${vars.border.panel}`,
  background: vars.bg.raised,
  boxShadow: vars.shadow.menu,
})
