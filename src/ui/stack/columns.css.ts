import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media } from '../tokens.ts'

const columns = style({ display: 'grid', gap: vars.space.s6, alignItems: 'start', '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
const split = (template: string) => ({ '@media': { [media.aboveWide]: { gridTemplateColumns: template } } })
export const ratio = styleVariants({ even: [columns, { alignItems: 'stretch' }, split('repeat(2, minmax(0, 1fr))')], main: [columns, split('minmax(0, 2fr) minmax(0, 1fr)')] })
// Two cards end level; a stack of cards keeps their heights.
globalStyle(`${ratio.even} > *`, { alignContent: 'start' })
