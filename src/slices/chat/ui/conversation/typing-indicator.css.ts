import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

const rise = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '30%': { transform: 'translateY(-4px)' },
})

export const writing = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '1.75rem',
  padding: '0 24px 6px',
  font: vars.type.small,
  color: vars.text.secondary,
  '@media': { [media.phone]: { padding: '0 16px 6px' } },
})
export const dots = style({ display: 'inline-flex', gap: '4px' })
export const dot = style({
  width: '7px',
  height: '7px',
  borderRadius: '50%',
  background: vars.text.muted,
  animation: `${rise} 1.2s ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '.15s' },
    '&:nth-child(3)': { animationDelay: '.3s' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
})
