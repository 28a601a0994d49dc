import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
})
export const help = style({
  paddingTop: vars.space.s5,
  borderTop: `1px solid ${vars.border.hairline}`,
})
/** A link with the height of a touch target and the space of its text. */
export const forgot = style({ marginBlock: '-12px' })
export const status = style({ borderRadius: '12px' })
export const rules = style({
  display: 'grid',
  gap: vars.space.s1,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
})
