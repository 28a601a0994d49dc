import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: size.targetMin,
  padding: '4px 10px 4px 16px',
  borderRadius: '22px',
  border: `1.5px solid ${vars.border.control}`,
  background: vars.bg.surface,
  font: vars.type.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.ghostHover, borderColor: vars.border.controlHover },
  },
})
