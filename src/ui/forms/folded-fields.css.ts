import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: size.targetMin,
})
export const said = style({ flex: 1, minWidth: 0 })
export const more = style({ borderTop: `1px solid ${vars.border.hairline}` })
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  width: '100%',
  minHeight: size.controlHeight,
  padding: '10px 0',
  border: 0,
  background: 'transparent',
  color: vars.text.link,
  font: vars.type.label,
  textAlign: 'start',
  cursor: 'pointer',
})
export const label = style({ flex: 1, minWidth: 0 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlock: `${vars.space.s2} ${vars.space.s4}`,
})

/** The fields stand in the form as if they were its own children. */
export const assumed = style({ display: 'contents' })
