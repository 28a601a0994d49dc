import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** A card of what cannot wait, between the greeting and what changed. */
export const card = style({ marginBlock: vars.space.s5 })
