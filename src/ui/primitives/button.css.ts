import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media, size as sizes } from '../tokens/tokens.ts'

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  borderRadius: vars.radius.control,
  border: '1.5px solid transparent',
  background: 'transparent',
  font: vars.type.label,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // Animates the background on hover only, so that newly enabled buttons keep contrast.
  selectors: {
    '&:hover': {
      transition: `background-color ${vars.motion.quick} ${vars.motion.standard}, border-color ${vars.motion.quick} ${vars.motion.standard}`,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' }, print: { display: 'none' } },
})

/** The words of a button: an element of their own, laid out as the button's own children. */
export const words = style({ display: 'contents' })

const filled = (rest: string, hover: string, active: string) => ({
  background: rest,
  color: vars.text.onAction,
  selectors: { '&:hover': { background: hover }, '&:active': { background: active } },
})

export const look = styleVariants({
  primary: [base, filled(vars.action.primary, vars.action.primaryHover, vars.action.primaryActive)],
  danger: [base, filled(vars.action.danger, vars.action.dangerHover, vars.action.dangerHover)],
  secondary: [
    base,
    {
      background: vars.bg.surface,
      borderColor: vars.border.control,
      color: vars.text.link,
      selectors: {
        '&:hover': { background: vars.action.ghostHover, borderColor: vars.border.controlHover },
      },
    },
  ],
  quiet: [
    base,
    { color: vars.text.link, selectors: { '&:hover': { background: vars.action.ghostHover } } },
  ],
  /** A quiet button in the text color, as in the header. */
  plain: [
    base,
    { color: vars.text.primary, selectors: { '&:hover': { background: vars.action.ghostHover } } },
  ],
})

export const size = styleVariants({
  regular: { minHeight: sizes.controlHeight, padding: '10px 22px' },
  compact: { minHeight: sizes.controlHeightCompact, padding: '8px 16px' },
  /** As high as a field, to be beside one. */
  field: { minHeight: sizes.fieldHeight, padding: '10px 22px' },
})

export const narrow = style({ paddingInline: '14px' })
/** Aligns the label with the text above and below. */
export const flush = style({ paddingInlineStart: '6px', marginInlineStart: 'calc(-6px - 1.5px)' })
export const tight = style({ paddingInline: '6px' })
export const block = style({ width: '100%' })

/** Disabled: still focusable and readable. */
export const unavailable = style({
  selectors: {
    '&&, &&:hover, &&:active': {
      background: vars.bg.sunken,
      color: vars.text.disabled,
      border: `1.5px dashed ${vars.border.control}`,
      cursor: 'not-allowed',
    },
  },
})

export const icon = styleVariants({
  plain: [base, { width: '3rem', height: '3rem', padding: 0, flex: 'none', color: 'inherit' }],
  link: [
    base,
    {
      width: sizes.targetMin,
      height: sizes.targetMin,
      padding: 0,
      flex: 'none',
      color: vars.text.link,
    },
  ],
  edge: [
    base,
    {
      width: sizes.targetMin,
      height: sizes.targetMin,
      padding: 0,
      flex: 'none',
      borderColor: vars.border.control,
      background: vars.bg.surface,
      color: vars.text.primary,
    },
  ],
})
globalStyle(`${icon.plain}:hover, ${icon.link}:hover, ${icon.edge}:hover`, {
  background: vars.action.ghostHover,
})

export const iconUnavailable = style({
  selectors: {
    '&&, &&:hover': { color: vars.text.disabled, background: 'transparent', cursor: 'not-allowed' },
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const spinner = style({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  // With reduced motion the static ring and the text show progress.
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
