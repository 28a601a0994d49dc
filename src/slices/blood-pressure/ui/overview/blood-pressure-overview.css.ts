import { globalStyle, style } from '@vanilla-extract/css'
import { mark } from '#ui/tokens/tone.css.ts'
import { vars } from '#ui/tokens/theme.css.ts'
import { media } from '#ui/tokens/tokens.ts'

const { forcedColors, phone } = media

/** Five steps side by side; a list on phones. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '6px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
export const step = style({
  position: 'relative',
  paddingTop: '38px',
  breakInside: 'avoid',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '10px minmax(0, 1fr) auto',
      columnGap: '14px',
      alignItems: 'center',
      paddingBlock: '11px',
      borderTop: `1px solid ${vars.border.hairline}`,
    },
  },
  selectors: { '&:first-child': { '@media': { [phone]: { borderTop: 0 } } } },
})
export const bar = style({
  height: '10px',
  borderRadius: '5px',
  background: mark,
  marginBottom: '14px',
  printColorAdjust: 'exact',
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none' },
    [phone]: {
      gridRow: '1 / 3',
      width: '8px',
      height: '100%',
      minHeight: '40px',
      margin: 0,
      borderRadius: '4px',
    },
  },
})
export const barHere = style([
  bar,
  {
    height: '18px',
    borderRadius: '9px',
    marginTop: '-4px',
    marginBottom: '10px',
    '@media': { [phone]: { width: '10px', height: '100%', margin: 0 } },
  },
])
export const limits = style({
  font: vars.type.caption,
  color: vars.text.secondary,
  textWrap: 'balance',
  paddingInlineStart: '24px',
  '@media': { [phone]: { gridColumn: 2 } },
})
export const here = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  textAlign: 'center',
  font: vars.type.label,
  fontSize: '1rem',
  '@media': {
    [phone]: {
      position: 'static',
      gridColumn: 3,
      gridRow: '1 / 3',
      padding: '6px 12px',
      borderRadius: vars.radius.sm,
      background: vars.bg.selected,
      color: vars.text.onSelected,
      maxWidth: '9rem',
    },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})
globalStyle(`${scale} ${step} > :nth-child(2)`, { '@media': { [phone]: { gridColumn: 2 } } })

/** The five days of the check. */
export const days = style({
  justifySelf: 'stretch',
  display: 'flex',
  gap: '12px',
  '@media': { [phone]: { gap: '4px' } },
})
export const day = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  font: vars.type.caption,
  color: vars.text.secondary,
  textAlign: 'center',
})
const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  font: vars.type.label,
  lineHeight: 1,
})
export const ahead = style([
  disc,
  { border: `2px dashed ${vars.border.control}`, color: vars.text.secondary },
])
export const done = style([
  disc,
  {
    background: vars.status.success.mark,
    color: vars.bg.surface,
    printColorAdjust: 'exact',
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  },
])

/** The steps after a severe reading. Their meaning does not depend on color. */
export const care = style({
  paddingInlineStart: '1.5em',
  display: 'grid',
  gap: vars.space.s2,
  listStyle: 'disc',
})
