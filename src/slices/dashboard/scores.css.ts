import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const rows = style({ display: 'grid', gap: '6px', width: '100%', margin: '12px 0 auto' })
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' })
export const bar = style({ gridColumn: '1 / -1', display: 'block', width: '100%', height: '6px', borderRadius: vars.radius.pill, background: vars.bg.sunken, fill: vars.data.series.line, overflow: 'hidden' })
