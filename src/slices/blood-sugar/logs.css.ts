import { style } from '@vanilla-extract/css'
import { media } from '#ui/tokens.ts'

/** Notes keep room for a few words a line; a table that is too narrow for it scrolls in its frame. */
export const notes = style({ minWidth: '13rem', '@media': { [`screen and ${media.phone}`]: { minWidth: 0, display: 'inline' } } })
