import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const section = style({
  borderTop: `1px solid ${vars.border.hairline}`,
  paddingBottom: vars.space.s4,
})
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
  font: vars.type.h3,
  textAlign: 'start',
  cursor: 'pointer',
})
export const label = style({ flex: 1, minWidth: 0 })
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingTop: vars.space.s2,
  selectors: { '&[hidden]': { display: 'none' } },
})
