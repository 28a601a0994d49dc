import { style } from '@vanilla-extract/css'
import { pages } from './print/print-pages.css.ts'

/** A report on paper has a head of its own. */
export const head = style({
  '@media': { print: { selectors: { [`main:has(${pages}) &`]: { display: 'none' } } } },
})
/** A name of two lines does not touch the title. */
export const back = style({ paddingBottom: '4px' })
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: '48px',
})
