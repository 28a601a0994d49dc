import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

const base = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  padding: '16px 24px 18px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': { [media.phone]: { padding: '14px 16px' } },
})
const { info, success, warning } = vars.status
export const look = styleVariants({
  calm: [base, { background: info.bg, color: info.text }],
  good: [base, { background: success.bg, color: success.text }],
  warning: [base, { background: warning.bg, color: warning.text }],
})
export const words = style({ flex: 1, minWidth: 0, color: vars.text.primary })
export const title = style({ font: vars.type.label })
export const text = style({ font: vars.type.small, color: vars.text.secondary })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '12px' })
