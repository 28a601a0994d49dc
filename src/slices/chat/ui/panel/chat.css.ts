import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

export const list = style({ background: vars.bg.surface })
export const row = style({ borderBottom: `1px solid ${vars.border.hairline}` })
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 16px',
  width: '100%',
  padding: '20px 24px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&:hover': { background: vars.action.ghostHover } },
})
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  font: vars.type.label,
})
export const name = style({ flex: 1, minWidth: 'min-content' })
export const when = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  font: vars.type.caption,
  color: vars.text.muted,
})
export const detail = style({ font: vars.type.caption, color: vars.text.muted })
export const messagePreview = style({
  marginTop: '6px',
  font: vars.type.small,
  color: vars.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const unread = style({ color: vars.text.primary, fontWeight: 600 })
/** Filled: available. Ring: away. The text beside it says the same. */
export const sign = style({
  display: 'inline-block',
  width: '.625rem',
  height: '.625rem',
  marginInlineEnd: '8px',
  border: `2px solid ${vars.status.warning.mark}`,
  borderRadius: '50%',
})
export const now = style({
  borderColor: vars.status.success.mark,
  background: vars.status.success.mark,
})
export const foot = style({ padding: '24px', font: vars.type.small, color: vars.text.secondary })
export const pad = style({ padding: '24px', '@media': { [media.phone]: { padding: '20px 16px' } } })

/** Fills its parent: the log scrolls, the composer stays in place. */
export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  background: vars.bg.canvas,
  '@media': { [media.short]: { flex: '1 0 auto' } },
})
/** Takes the place of the log. */
export const middle = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [media.short]: { flex: '1 0 auto', overflowY: 'visible' } },
})
export const line = style({ flex: 'none' })
export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  padding: '8px 24px',
  background: vars.bg.sunken,
  font: vars.type.small,
  color: vars.text.secondary,
  '@media': { [media.phone]: { padding: '8px 16px' } },
})
/** Fills the window's height, with room for a few messages at least. */
export const onPage = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'clamp(440px, calc(100dvh - 420px), 860px)',
})
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
