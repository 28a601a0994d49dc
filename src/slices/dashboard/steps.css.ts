import { style } from '@vanilla-extract/css'
import { media } from '#ui/tokens.ts'

/** As tall as its bone, whatever there is to do, so that nothing below moves when it is known. */
export const panel = style({ display: 'grid', alignContent: 'start', gap: '8px', minHeight: '18.5rem', '@media': { [media.phone]: { minHeight: '22.5rem' } } })
