import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'
import { layer } from '../../tokens/tokens.ts'
import { dialog } from './dialog.css.ts'

export const box = style([dialog, { width: '31rem', zIndex: layer.idleModal, textAlign: 'center' }])
export const picture = style({ margin: '4px 0 20px' })
export const text = style({
  maxWidth: '36ch',
  margin: '10px auto 28px',
  font: vars.type.body,
  color: vars.text.secondary,
  textWrap: 'pretty',
})
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.s3,
})
