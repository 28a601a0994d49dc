import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media } from '../tokens.ts'

const columns = style({ display: 'grid', gap: vars.space.s6, alignItems: 'start', '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
const split = (template: string) => ({ '@media': { [media.aboveWide]: { gridTemplateColumns: template } } })
export const ratio = styleVariants({ even: [columns, split('repeat(2, minmax(0, 1fr))')], main: [columns, split('minmax(0, 2fr) minmax(0, 1fr)')] })
