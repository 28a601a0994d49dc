import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

const columns = style({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
const split = (template: string, from: string = media.aboveWide) => ({
  '@media': { [from]: { gridTemplateColumns: template } },
})
export const ratio = styleVariants({
  even: [columns, { alignItems: 'stretch' }, split('repeat(2, minmax(0, 1fr))')],
  /** Beside the sidebar, a third is wide enough for text only from this width on. */
  main: [columns, split('minmax(0, 2fr) minmax(0, 1fr)', '(min-width: 1280px)')],
})
// Two cards end at the same height; a stack of cards keeps its heights.
globalStyle(`${ratio.even} > *`, { alignContent: 'start' })
