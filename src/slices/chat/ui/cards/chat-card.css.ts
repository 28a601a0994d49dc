import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'

/** The card has its own background in bubbles, composer and picker. */
export const card = style({
  display: 'grid',
  gap: '6px',
  width: '100%',
  minWidth: 'min(15rem, 60vw)',
  padding: '14px 16px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.bg.surface,
  color: vars.text.primary,
})
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.label,
})
export const detail = style({ font: vars.type.small, color: vars.text.secondary })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto',
  justifyContent: 'start',
  gap: '2px 16px',
  font: vars.type.small,
})
export const figure = style({ whiteSpace: 'nowrap' })
export const term = style({ color: vars.text.secondary })
export const attached = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8px',
  marginBottom: '12px',
})
export const attachedText = style({ font: vars.type.small })
export const attachedTitle = style({ font: vars.type.label })
export const narrow = style({ justifySelf: 'start', maxWidth: '100%' })
export const preview = style({ display: 'grid', gap: '8px' })
