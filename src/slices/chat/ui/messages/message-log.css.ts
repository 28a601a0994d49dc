import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/theme.css.ts'
import { layer, media, size } from '#ui/tokens/tokens.ts'

const message = style({
  display: 'grid',
  gap: '4px 12px',
  width: 'fit-content',
  maxWidth: '86%',
  '@media': { [media.phone]: { maxWidth: '94%' } },
})
export const other = style([
  message,
  {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const own = style([
  message,
  { gridTemplateColumns: 'minmax(0, 1fr)', marginInlineStart: 'auto', justifyItems: 'end' },
])
export const admin = style({
  paddingInline: '40px',
  textAlign: 'center',
  font: vars.type.small,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: '16px' } },
})

export const face = style({ '@media': { [media.phone]: { display: 'none' } } })
/** The hidden avatar keeps its space, so that rows do not move when older pages load. */
export const sameFace = style({ visibility: 'hidden' })
export const bubble = style({
  minWidth: 0,
  maxWidth: '100%',
  padding: '14px 18px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: '4px 18px 18px 18px',
  background: vars.bg.surface,
  overflowWrap: 'anywhere',
  selectors: {
    [`${own} &`]: {
      borderColor: vars.border.panel,
      borderRadius: '18px 18px 4px 18px',
      background: vars.bg.selected,
    },
  },
  '@media': {
    [media.phone]: { borderRadius: '18px 18px 18px 4px' },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})
/** The selected search match. */
export const found = style({ outline: `3px solid ${vars.focus.ring}`, outlineOffset: '-3px' })
export const mark = style({
  padding: '0 1px',
  borderRadius: '3px',
  background: vars.status.warning.bg,
  color: vars.status.warning.text,
  boxShadow: `inset 0 -2px ${vars.status.warning.mark}`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' },
  },
})
/** A card below the text. */
export const card = style({ selectors: { 'p + &': { marginTop: '10px' } } })
export const failedBubble = style([
  bubble,
  {
    selectors: {
      [`${own} &`]: {
        border: `2px solid ${vars.status.critical.mark}`,
        background: vars.bg.surface,
      },
    },
  },
])
export const text = style({ whiteSpace: 'pre-wrap', unicodeBidi: 'isolate' })
export const more = style({
  minHeight: size.targetMin,
  marginBottom: '-10px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.link,
  font: vars.type.label,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
export const caption = style({
  font: vars.type.caption,
  color: vars.text.muted,
  selectors: {
    [`${other} &`]: { gridColumn: '2', '@media': { [media.phone]: { gridColumn: '1' } } },
    [`${own} &`]: { display: 'flex', alignItems: 'center', gap: '6px' },
  },
})
export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  font: vars.type.small,
  fontWeight: 600,
  color: vars.status.critical.text,
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '8px' })

const rule = { content: '""', flex: 1, height: '1px', background: vars.border.hairline }
const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  textAlign: 'center',
  font: vars.type.caption,
  fontWeight: 600,
  selectors: { '&::before': rule, '&::after': rule },
})
export const day = style([divider, { color: vars.text.muted }])
export const unread = style([divider, { color: vars.text.link }])

/** Over the bottom corner of the log. */
export const jump = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: 0,
  bottom: '12px',
  width: 'fit-content',
  marginInline: 'auto',
  boxShadow: vars.shadow.menu,
  borderRadius: vars.radius.control,
})
/** Over the top of the log. */
export const older = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: 0,
  top: '8px',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  padding: '6px 14px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.bg.surface,
  boxShadow: vars.shadow.menu,
  font: vars.type.caption,
  color: vars.text.secondary,
})
