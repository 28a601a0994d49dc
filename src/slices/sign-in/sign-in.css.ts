import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })
export const help = style({ paddingTop: vars.space.s5, borderTop: `1px solid ${vars.border.hairline}` })
