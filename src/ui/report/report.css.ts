import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media } from '../tokens.ts'

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s4, '@media': { print: { display: 'none' } } })
export const head = style({ display: 'grid', gap: '6px', '@media': { print: { display: 'none' } } })
/** Parts of a report stay whole on paper where they can. */
export const parts = style({ display: 'grid', gap: vars.space.s8, minWidth: 0, '@media': { [media.phone]: { gap: vars.space.s6 }, print: { gap: '14pt' } } })
