import { style } from '@vanilla-extract/css'
import { mark } from '#ui/status-mark/tone.css.ts'
import { vars } from '#ui/theme.css.ts'
import { media } from '#ui/tokens.ts'

const { forcedColors, phone } = media

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
})
/** On a phone the segments take the whole width. */
export const ranges = style({ display: 'grid' })
export const dates = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  font: vars.type.label,
  '@media': { [phone]: { justifyContent: 'space-between' } },
})
export const views = style({ marginInlineStart: 'auto', '@media': { [phone]: { marginInlineStart: 0, display: 'grid' } } })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.border.strong}`,
  breakInside: 'avoid',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fact = style({
  padding: '22px 24px',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@media': {
    [media.belowWide]: {
      padding: '16px',
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(even)': { paddingInlineEnd: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.border.hairline}` },
      },
    },
  },
})
export const term = style({ font: vars.type.small, color: vars.text.secondary })
export const detail = style({ font: vars.type.small, color: vars.text.secondary, marginTop: '4px' })
export const moved = style({ display: 'inline-flex', gap: '6px', alignItems: 'flex-start' })

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(170px, 200px) minmax(0, 1fr) minmax(120px, 300px) 92px',
  columnGap: vars.space.s6,
  alignItems: 'center',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.border.hairline}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '6px' } },
})
export const barLimits = style({ font: vars.type.small, color: vars.text.secondary, '@media': { [media.belowWide]: { gridColumn: '1 / -1', order: 3 } } })
export const bar = style({ display: 'block', width: '100%', height: '12px', '@media': { [media.belowWide]: { gridColumn: '1 / -1', order: 4 } } })
export const track = style({ fill: vars.bg.sunken, '@media': { [forcedColors]: { stroke: vars.border.hairline } } })
export const fill = style({ fill: mark })
export const barCount = style({ font: vars.type.small, color: vars.text.secondary, textAlign: 'end' })
export const barFigure = style({ fontSize: '1.0625rem', fontWeight: 600, color: vars.text.primary })

export const frameHead = style({ display: 'grid', gap: '6px', marginBottom: vars.space.s5 })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 28px', font: vars.type.small, color: vars.text.secondary, marginTop: vars.space.s5 })
