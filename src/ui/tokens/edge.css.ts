import { createVar } from '@vanilla-extract/css'

/**
 * The inline padding of content that spans a card, such as a table: the card's padding, or zero
 * inside that padding.
 */
export const edge = createVar()
