import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  font: vars.type.small,
  color: vars.text.muted,
  // The last row of a page stands apart from its cards; the dashboard has tiles below it.
  selectors: { ':last-child > &': { marginBlockStart: vars.space.s4 } },
})
export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' })
