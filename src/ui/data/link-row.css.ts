import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: size.targetMin,
  padding: `${vars.space.s3} 0`,
  color: vars.text.link,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.hairline}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** The link covers its row, so a press beside its words counts, too. */
export const link = style({
  font: vars.type.label,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const detail = style({ font: vars.type.small, color: vars.text.secondary })
