import { createVar } from '@vanilla-extract/css'

/**
 * How far what fills a card from side to side, such as a table, sets its words in: as far as a
 * card's padding, and not at all inside that padding.
 */
export const edge = createVar()
