import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s8,
  borderBottom: `1px solid ${vars.border.strong}`,
  '@media': {
    // On a phone the row spans the whole screen.
    [media.phone]: {
      columnGap: 0,
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: '8px',
    },
    print: { display: 'none' },
  },
})
export const item = style({
  display: 'flex',
  '@media': { [media.phone]: { flex: '1 1 0', minWidth: 'min-content' } },
})
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: '52px',
  paddingBlock: '6px',
  font: vars.type.label,
  color: vars.text.secondary,
  textDecoration: 'none',
  '@media': {
    [media.phone]: {
      flex: 1,
      justifyContent: 'center',
      textAlign: 'center',
      padding: '6px 4px',
      fontSize: '1rem',
    },
  },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current]': { color: vars.text.link },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '4px',
      borderRadius: '4px 4px 0 0',
      background: vars.action.primary,
      '@media': {
        [media.phone]: { insetInline: '10px' },
        [media.forcedColors]: { forcedColorAdjust: 'none' },
      },
    },
  },
})
export const long = style({ '@media': { [media.phone]: { display: 'none' } } })
export const short = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } })
globalStyle(`${tab}:focus-visible`, { zIndex: 1 })
