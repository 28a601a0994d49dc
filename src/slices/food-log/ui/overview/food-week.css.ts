import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const week = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
const head = style({ font: vars.type.caption, color: vars.text.secondary, fontWeight: 400 })
/** The column of the meals' names. */
export const meal = style([head, { textAlign: 'start', width: '5.5rem', paddingBlock: '6px' }])
export const day = style([head, { textAlign: 'center', paddingBottom: '4px' }])
export const cell = style({ textAlign: 'center', verticalAlign: 'middle' })
const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  verticalAlign: 'middle',
})
/** An open ring: nothing is rated, so nothing is marked as missed. */
export const open = style([disc, { border: `1px dashed ${vars.border.control}` }])
export const logged = style([
  disc,
  {
    background: vars.status.success.mark,
    color: vars.bg.surface,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])
