import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { media } from '../tokens/tokens.ts'

const base = style({
  position: 'relative',
  display: 'flex',
  gap: '16px',
  padding: '18px 20px',
  border: `1px solid ${vars.border.panel}`,
  borderInlineStartWidth: '6px',
  borderRadius: '12px',
  '@media': { [media.phone]: { gap: '12px', paddingInline: '16px' } },
})
const { status } = vars
const look = (from: { bg: string; mark: string }) => ({
  background: from.bg,
  borderInlineStartColor: from.mark,
})
export const tone = styleVariants({
  info: [base, look(status.info)],
  success: [base, look(status.success)],
  warning: [base, look(status.warning)],
  critical: [base, look(status.critical)],
})
export const sign = styleVariants(
  { info: 'info', success: 'success', warning: 'warning', critical: 'critical' } as const,
  (name) => ({
    color: status[name].mark,
    display: 'inline-flex',
    marginTop: '1px',
    flex: 'none',
    alignSelf: 'flex-start',
  }),
)
/** A minimum width of the column makes a long email address wrap instead of overflow. */
export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
})
export const title = style({ font: vars.type.label, fontSize: '1.125rem' })
export const text = style({ font: vars.type.small, color: vars.text.secondary })
export const actions = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginTop: vars.space.s2,
})
/** On a phone it is only beside the title, and the content below has the full width. */
export const dismiss = style({
  margin: '-10px -10px -10px 0',
  alignSelf: 'flex-start',
  '@media': {
    [media.phone]: { position: 'absolute', insetInlineEnd: '8px', top: '8px', margin: 0 },
  },
})
globalStyle(`${body}:has(+ ${dismiss}) > ${title}`, {
  '@media': { [media.phone]: { paddingInlineEnd: '2.5rem' } },
})
export const fieldLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '4px',
  color: vars.status.critical.text,
  fontWeight: 600,
})
