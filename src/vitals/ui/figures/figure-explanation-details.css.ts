import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** Hidden on paper, where the explanations are at the end of a report. */
export const how = style({ marginTop: '4px', '@media': { print: { display: 'none' } } })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  font: vars.type.small,
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecorationThickness: '2px' },
  },
})
export const parts = style({
  display: 'grid',
  gap: '10px',
  maxWidth: '66ch',
  font: vars.type.small,
  color: vars.text.secondary,
})
export const term = style({ fontWeight: 600, color: vars.text.primary })
