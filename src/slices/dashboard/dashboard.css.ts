import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'
import { media } from '#ui/tokens.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '44px',
  '@media': { [media.phone]: { gap: vars.space.s8 } },
})
export const rows = style({ display: 'grid', gap: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '16px 0',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border.hairline}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})
