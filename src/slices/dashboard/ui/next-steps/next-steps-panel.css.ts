import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** The title of the panel, and the button that shows the other steps. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: vars.text.secondary,
  columnGap: '12px',
  marginInlineEnd: '-16px',
})
