import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const look = styleVariants({
  /** In running text, where a phone number does not wrap. */
  text: { selectors: { '&[href^="tel:"]': { whiteSpace: 'nowrap' } } },
  /** On its own line, with the height of a touch target. */
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s2,
    font: vars.type.label,
    minHeight: size.targetMin,
    minWidth: size.targetMin,
  },
  /** In a footer. */
  small: {
    font: vars.type.caption,
    color: vars.text.secondary,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.targetMin,
  },
  /** Around content with its own style, such as the brand. */
  bare: {
    color: 'inherit',
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.targetMin,
  },
})
export const inlineIcon = style({
  display: 'inline-block',
  verticalAlign: '-.2em',
  marginInlineStart: '.25em',
})
