import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { space } from '../tokens/tokens.ts'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })
/** Links have the height of a touch target, so their rows need no gap. */
export const closeRows = style({ selectors: { '&&': { rowGap: 0 } } })
export const noWrap = style({ flexWrap: 'nowrap' })
export const gap = styleVariants(space, (_, name) => ({
  gap: vars.space[name as keyof typeof space],
}))
export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end', baseline: 'baseline', stretch: 'stretch' },
  (value) => ({
    alignItems: value,
  }),
)
export const justify = styleVariants(
  { start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' },
  (value) => ({
    justifyContent: value,
  }),
)
/** On a grid `justify-items` aligns the items of a column. */
export const across = styleVariants(
  { start: 'start', center: 'center', stretch: 'stretch' },
  (value) => ({ justifyItems: value }),
)
