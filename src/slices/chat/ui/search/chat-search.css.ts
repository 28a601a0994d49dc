import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media, size } from '#ui/tokens/tokens.ts'

export const bar = style({
  flex: 'none',
  display: 'grid',
  gap: '6px',
  padding: '10px 12px 10px 24px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.bg.surface,
  '@media': { [media.phone]: { padding: '8px 4px 8px 16px' } },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' })
export const input = style({
  flex: '1 1 8rem',
  minWidth: 0,
  minHeight: size.targetMin,
  padding: '8px 14px',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.bg.surface,
  color: vars.text.primary,
  font: vars.type.body,
})
export const count = style({ minWidth: '4rem', font: vars.type.small, color: vars.text.secondary })
export const note = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.small,
  color: vars.text.secondary,
})
export const keep = style([bar, { paddingInlineEnd: '24px' }])
/** Print only. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', color: vars.text.primary, font: vars.type.body } },
})
export const day = style({ marginTop: '14pt', font: vars.type.label, breakAfter: 'avoid' })
export const said = style({ marginTop: '8pt', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const who = style({ font: vars.type.small, fontWeight: 600 })
