import { style } from '@vanilla-extract/css'

/** The room of the button while nobody knows whether there is a coach. */
export const hidden = style({ visibility: 'hidden' })
