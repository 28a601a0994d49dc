import { globalStyle, style } from '@vanilla-extract/css'
import { name as brandName } from '../primitives/brand-logo.css.ts'
import { vars } from '../tokens/theme.css.ts'
import { layer, media, size } from '../tokens/tokens.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: size.headerHeight,
  padding: '4px 24px 4px 20px',
  background: vars.bg.surface,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.phone]: { minHeight: size.headerHeightPhone, padding: '4px 8px', gap: 0 },
    print: { display: 'none' },
  },
})
/** With 200 % text the header wraps and would cover too much of a small window. */
globalStyle(header, { '@media': { '(max-height: 480px)': { position: 'static' } } })
// At 320 px only the logo shows; screen readers still have the name.
globalStyle(`${header} ${brandName}`, {
  '@media': {
    '(max-width: 359px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  '@media': { [media.phone]: { gap: '2px' } },
})
// Without the menu button the brand aligns with the content below.
globalStyle(`${start}:not(:has(button))`, {
  paddingInlineStart: `calc(${vars.gutter} - 20px)`,
  '@media': { [media.phone]: { paddingInlineStart: `calc(${vars.gutter} - 8px)` } },
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
})
export const wideOnly = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'none' } },
})
/** Between a phone and 1025 px the labels of help, messages and member would wrap to two lines. */
export const roomyOnly = style({
  display: 'contents',
  '@media': { [media.belowWide]: { display: 'none' } },
})
/** Keeps the room of a control whose existence is not known yet. */
export const reserved = style({ visibility: 'hidden' })
export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'contents' } },
})
export const member = style({ display: 'inline-flex', alignItems: 'center', gap: '10px' })

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `calc(100dvh - ${size.headerHeight})`,
  '@media': { [media.phone]: { minHeight: `calc(100dvh - ${size.headerHeightPhone})` } },
})
export const withSidebar = style({
  '@media': { [media.aboveWide]: { gridTemplateColumns: `${size.sidebarWidth} minmax(0, 1fr)` } },
})
/** Stays under the header and scrolls by itself when the window is low. */
export const sidebar = style({
  position: 'sticky',
  top: size.headerHeight,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${size.headerHeight})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '16px 16px 16px 20px',
  '@media': { [media.belowWide]: { display: 'none' }, print: { display: 'none' } },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `40px ${vars.gutter} 0`,
  '@media': {
    [media.belowWide]: { paddingTop: '32px' },
    [media.phone]: { paddingTop: '16px' },
    print: { padding: 0 },
  },
})
export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: size.contentMaxWidth,
  minWidth: 0,
})

export const navList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  selectors: {
    '& + &': {
      marginTop: '8px',
      paddingTop: '8px',
      borderTop: `1px solid ${vars.border.hairline}`,
    },
  },
})
export const navTitle = style({
  padding: '4px 14px',
  font: vars.type.caption,
  fontWeight: 600,
  color: vars.text.muted,
})
export const navItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  position: 'relative',
  minHeight: '44px',
  padding: '6px 14px',
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  font: vars.type.label,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.action.ghostHover, color: vars.text.primary },
    '&[aria-current]': {
      background: vars.bg.selected,
      color: vars.text.onSelected,
      fontWeight: 600,
    },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '10px',
      width: '4px',
      borderRadius: '4px',
      background: vars.action.primary,
    },
  },
})
globalStyle(`${navItem}[aria-current]`, {
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
})
globalStyle(`${navItem}[aria-current]::before`, {
  '@media': { [media.forcedColors]: { background: 'HighlightText' } },
})
export const navEnd = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: vars.text.muted,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 28px',
  maxWidth: size.contentMaxWidth,
  marginTop: vars.space.s16,
  padding: '20px 0 28px',
  borderTop: `1px solid ${vars.border.hairline}`,
  font: vars.type.caption,
  color: vars.text.muted,
  '@media': {
    [media.phone]: { marginTop: vars.space.s12, padding: '14px 0 24px', columnGap: '22px' },
    print: { display: 'none' },
  },
})
export const footerEnd = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, width: '100%' } },
})
