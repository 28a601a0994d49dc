import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'

/** Rows with an icon in front. */
export const tips = style({ marginTop: vars.space.s2 })
export const tip = style({
  display: 'flex',
  gap: vars.space.s4,
  alignItems: 'flex-start',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
export const sign = style({ color: vars.action.primary, display: 'inline-flex' })
