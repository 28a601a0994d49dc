/**
 * Which token stands on which, for the contrast test: design language 1.0, "contrast". Background first, what is read on it after.
 * `text` needs 4.5:1, `marks` (control edges, icons, focus, data) 3:1. A new pair in a component is a new line here.
 */
export type Pairs = Readonly<Record<string, readonly string[]>>

const text: Pairs = {
  'bg.canvas': [
    'text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.placeholder', 'text.disabled',
    'status.success.text', 'status.info.text', 'status.warning.text', 'status.critical.text',
    'data.tone.veryLow.text', 'data.tone.low.text', 'data.tone.inTarget.text', 'data.tone.slightlyHigh.text',
    'data.tone.high.text', 'data.tone.veryHigh.text', 'data.tone.stage1.text', 'data.tone.stage2.text',
    'data.tone.severe.text',
  ],
  'bg.surface': [
    'text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.placeholder', 'text.disabled',
    'status.success.text', 'status.info.text', 'status.warning.text', 'status.critical.text',
    'data.tone.veryLow.text', 'data.tone.low.text', 'data.tone.inTarget.text', 'data.tone.slightlyHigh.text',
    'data.tone.high.text', 'data.tone.veryHigh.text', 'data.tone.stage1.text', 'data.tone.stage2.text',
    'data.tone.severe.text', 'data.axis',
  ],
  'bg.raised': [
    'text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.placeholder', 'text.disabled',
    'status.success.text', 'status.info.text', 'status.warning.text', 'status.critical.text',
    'data.tone.veryLow.text', 'data.tone.low.text', 'data.tone.inTarget.text', 'data.tone.slightlyHigh.text',
    'data.tone.high.text', 'data.tone.veryHigh.text', 'data.tone.stage1.text', 'data.tone.stage2.text',
    'data.tone.severe.text',
  ],
  'bg.sunken': ['text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.placeholder', 'text.disabled'],
  'bg.mist': [
    'text.primary', 'text.secondary', 'text.muted', 'text.link', 'data.tone.veryLow.text', 'data.tone.low.text',
    'data.tone.inTarget.text', 'data.tone.slightlyHigh.text', 'data.tone.high.text', 'data.tone.veryHigh.text',
    'data.tone.stage1.text', 'data.tone.stage2.text', 'data.tone.severe.text',
  ],
  'bg.sand': ['text.primary', 'text.secondary', 'text.muted', 'text.link'],
  'bg.selected': ['text.onSelected', 
    'text.primary', 'text.secondary', 'text.muted', 'text.link', 'data.tone.veryLow.text', 'data.tone.low.text',
    'data.tone.inTarget.text', 'data.tone.slightlyHigh.text', 'data.tone.high.text', 'data.tone.veryHigh.text',
    'data.tone.stage1.text', 'data.tone.stage2.text', 'data.tone.severe.text',
  ],
  'action.primary': ['text.onAction'],
  'action.primaryHover': ['text.onAction'],
  'action.primaryActive': ['text.onAction'],
  'action.danger': ['text.onAction'],
  'action.dangerHover': ['text.onAction'],
  'action.ghostHover': ['text.link'],
  'bg.inverse': ['text.onInverse', 'text.onInverseMuted'],
  'badge.bg': ['badge.text'],
  'status.success.bg': ['status.success.text', 'text.primary', 'text.secondary', 'text.link'],
  'status.info.bg': ['status.info.text', 'text.primary', 'text.secondary', 'text.link'],
  'status.warning.bg': ['status.warning.text', 'text.primary', 'text.secondary', 'text.link'],
  'status.critical.bg': ['status.critical.text', 'text.primary', 'text.secondary', 'text.link'],
  'data.target.fill': ['data.axis'],
}

const marks: Pairs = {
  'status.success.bg': ['status.success.mark'],
  'bg.canvas': [
    'status.success.mark', 'status.info.mark', 'status.warning.mark', 'status.critical.mark',
    'data.tone.veryLow.mark', 'data.tone.low.mark', 'data.tone.inTarget.mark', 'data.tone.slightlyHigh.mark',
    'data.tone.high.mark', 'data.tone.veryHigh.mark', 'data.tone.stage1.mark', 'data.tone.stage2.mark',
    'data.tone.severe.mark', 'border.control', 'action.primary', 'focus.ring',
  ],
  'bg.surface': [
    'status.success.mark', 'status.info.mark', 'status.warning.mark', 'status.critical.mark',
    'data.tone.veryLow.mark', 'data.tone.low.mark', 'data.tone.inTarget.mark', 'data.tone.slightlyHigh.mark',
    'data.tone.high.mark', 'data.tone.veryHigh.mark', 'data.tone.stage1.mark', 'data.tone.stage2.mark',
    'data.tone.severe.mark', 'data.series.line', 'data.series.lineMuted', 'data.series.goal', 'data.target.edge',
    'border.control', 'action.primary', 'focus.ring', 'badge.bg', 'brand.mark', 'brand.spring',
  ],
  'bg.raised': [
    'status.success.mark', 'status.info.mark', 'status.warning.mark', 'status.critical.mark', 'border.control',
    'action.primary', 'focus.ring',
  ],
  'status.info.bg': ['status.info.mark'],
  'status.warning.bg': ['status.warning.mark'],
  'status.critical.bg': ['status.critical.mark'],
  'data.series.bandInner': ['data.series.line'],
  'data.target.fill': ['data.target.edge'],
  'bg.sunken': ['border.control', 'action.primary', 'focus.ring'],
  'bg.mist': ['border.control', 'action.primary', 'focus.ring'],
  'bg.sand': ['border.control', 'action.primary', 'focus.ring'],
  'bg.selected': ['border.control', 'action.primary', 'focus.ring'],
  'focus.gap': ['focus.ring'],
}

/** In the contrast theme nothing but `text.onAction` and `text.onSelected` is written on the selected tint. */
const withoutSelected = (pairs: Pairs): Pairs => Object.fromEntries(Object.entries(pairs).filter(([background]) => background !== 'bg.selected'))

export const contrastPairs: Record<'light' | 'dark' | 'contrast', { text: Pairs; marks: Pairs }> = {
  light: { text, marks },
  dark: { text, marks },
  contrast: {
    text: { ...withoutSelected(text), 'bg.selected': ['text.onAction', 'text.onSelected'] },
    marks: withoutSelected(marks),
  },
}
