import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const step = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 0',
  '@media': { [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
  selectors: {
    '& + &': { borderTop: `1px solid color-mix(in srgb, ${vars.text.link} 16%, transparent)` },
    '&:last-child': { paddingBottom: 0 },
  },
})
const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.pill,
} as const
export const sign = styleVariants({
  ahead: { ...round, background: vars.bg.surface, color: vars.action.primary },
  done: { ...round, background: vars.status.success.mark, color: vars.bg.surface },
})
export const words = style({ minWidth: 0 })
export const title = styleVariants({
  ahead: { font: vars.type.h3, fontWeight: 600 },
  done: { font: vars.type.h3, fontWeight: 500, color: vars.text.secondary },
})
export const detail = style({ font: vars.type.small, color: vars.text.secondary })
export const action = style({ '@media': { [media.phone]: { gridColumn: 2 } } })
/** The height of a panel of three steps with its heading. */
const bones = (wide: string, phone: string) => [
  style({ display: 'grid', height: wide, '@media': { [media.phone]: { height: phone } } }),
]
export const bone = styleVariants({
  1: bones('12rem', '13.5rem'),
  2: bones('17rem', '19rem'),
  3: bones('22rem', '25rem'),
})
