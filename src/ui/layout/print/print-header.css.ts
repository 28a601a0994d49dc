import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/theme.css.ts'

export const header = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      borderBottom: `1px solid ${vars.border.strong}`,
      paddingBottom: '12pt',
      marginBottom: '12pt',
    },
  },
})
export const title = style({ font: vars.type.h2 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4pt 24pt',
  marginTop: '6pt',
  font: vars.type.small,
})
export const term = style({ fontWeight: 600 })
export const fact = style({ display: 'flex', gap: '6pt' })
/** Avoids page breaks inside. */
export const whole = style({
  display: 'grid',
  gap: vars.space.s6,
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid', gap: '8pt' } },
})
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
