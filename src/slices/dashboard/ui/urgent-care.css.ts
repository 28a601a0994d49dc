import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** A care card between the greeting and the changes. */
export const card = style({ marginBlock: vars.space.s5 })
