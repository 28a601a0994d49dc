import { style } from '@vanilla-extract/css'
import { pages, sheetOnPaper } from './print/print-pages.css.ts'

/** A printed report has its own header. */
export const head = style({
  '@media': {
    print: { selectors: { [`main:has(${pages}, ${sheetOnPaper}) &`]: { display: 'none' } } },
  },
})
/** Keeps a two-line name clear of the title. */
export const back = style({ paddingBottom: '4px' })
export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: '48px',
})
