import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const notes = style({
  display: 'none',
  '@media': { print: { display: 'block', breakInside: 'avoid', font: vars.type.caption } },
})
export const title = style({ font: vars.type.label, marginBottom: '4pt' })
export const note = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: '2pt 10pt',
  paddingBlock: '2pt',
})
export const term = style({ fontWeight: 600 })
