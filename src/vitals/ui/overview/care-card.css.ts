import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { mark } from '#ui/tokens/tone.css.ts'
import { media } from '#ui/tokens/tokens.ts'

/** The edge in the color of the state; `clip` keeps the button below able to stick. */
export const frame = style({
  overflow: 'clip',
  borderTop: `6px solid ${mark}`,
  borderRadius: vars.radius.card,
  background: vars.bg.surface,
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '14px',
  '@media': { [media.phone]: { gap: '10px', margin: '-6px -2px -8px' } },
})
export const reading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
})
export const steps = style({
  display: 'grid',
  gap: '10px',
  maxWidth: '640px',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'start',
  counterIncrement: 'step',
})
const round = {
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginTop: '-2px',
  borderRadius: '50%',
  font: vars.type.label,
  lineHeight: 1,
} as const
export const sign = style({
  ...round,
  border: `2px solid ${vars.border.control}`,
  '::before': { content: 'counter(step)' },
})
export const signDone = style({
  ...round,
  background: vars.status.success.mark,
  color: vars.bg.surface,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '@media': { [media.phone]: { display: 'grid', gap: '4px', justifyItems: 'stretch' } },
})
export const help = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '4px',
  maxWidth: '640px',
  paddingTop: '12px',
  borderTop: `1px solid ${vars.border.hairline}`,
})
/** The call for help stays at the window's edge while a part of the card is below it. */
export const call = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: '8px',
  background: vars.bg.surface,
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
})
