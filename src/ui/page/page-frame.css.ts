import { style } from '@vanilla-extract/css'
import { pages } from '../report/report-paper.css.ts'

/** A report on paper has a head of its own. */
export const head = style({ '@media': { print: { selectors: { [`main:has(${pages}) &`]: { display: 'none' } } } } })
