import { style } from '@vanilla-extract/css'

/** A care card between the greeting and the changes. */
export const card = style({ minWidth: 0 })
