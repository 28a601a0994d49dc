import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const panel = style({
  borderBlock: `1px solid ${vars.border.strong}`,
})
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: size.controlHeight,
  font: vars.type.label,
  color: vars.text.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const label = style({ flex: 1, minWidth: 0 })
export const content = style({ padding: `${vars.space.s2} 0 ${vars.space.s5}` })
export const turn = style({
  display: 'inline-flex',
  selectors: { [`${panel}[open] &`]: { transform: 'rotate(180deg)' } },
})
