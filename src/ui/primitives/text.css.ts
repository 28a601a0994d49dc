import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/theme.css.ts'
import { size } from '../tokens/tokens.ts'

export const look = styleVariants({
  body: { font: vars.type.body },
  lead: { font: vars.type.bodyLg },
  label: { font: vars.type.label },
  small: { font: vars.type.small },
  caption: { font: vars.type.caption, letterSpacing: vars.track.caption },
})
export const tone = styleVariants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  muted: { color: vars.text.muted },
  inherit: { color: 'inherit' },
})
export const heading = styleVariants(
  { display: 'display', h1: 'h1', h2: 'h2', h3: 'h3', label: 'label' } as const,
  (role) => ({ font: vars.type[role], letterSpacing: vars.track[role], textWrap: 'balance' }),
)
export const readingWidth = style({ maxWidth: size.readingMaxWidth })
export const strong = style({ fontWeight: 600 })
export const nowrap = style({ whiteSpace: 'nowrap' })

export const metric = styleVariants(
  { xl: 'metricXl', lg: 'metricLg', md: 'metricMd' } as const,
  (role) => ({
    font: vars.type[role],
    letterSpacing: vars.track[role],
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s2,
  }),
)
export const metricUnit = style({ font: vars.type.small, letterSpacing: 0, color: vars.text.muted })
export const metricSlash = style({ fontWeight: 300, color: vars.text.muted, marginInline: '.07em' })
