import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import * as field from './fields/field.css.ts'

export const group = style({ display: 'grid', gap: '6px' })
export const legend = style({ font: vars.type.label, padding: 0, marginBottom: '6px' })
/** Month, day and year in one row; below each other when the text is large. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  alignItems: 'flex-end',
})
globalStyle(`${parts} > *`, { flex: '1 1 4rem' })
globalStyle(`${parts} > :first-child`, { flex: '2 1 8.25rem' })
globalStyle(`${parts} > :last-child`, { flex: '1 1 5.25rem' })
export const wrong = style({})
globalStyle(`${wrong} ${field.box}`, { border: `2px solid ${vars.status.critical.mark}` })
