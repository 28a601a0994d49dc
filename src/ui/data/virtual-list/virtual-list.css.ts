import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/tokens.ts'

/** Pixels above the first row and below the last. */
export const edge = 20
export const frame = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  '@media': { [media.short]: { flex: '1 0 6.5rem' } },
})
export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list corrects its scroll position itself; the browser's anchoring would correct it twice.
  overflowAnchor: 'none',
  outlineOffset: '-3px',
  // Changes outside the list, such as typing in a composer, must not lay out its rows.
  contain: 'layout style paint',
  '@media': { [media.short]: { contain: 'strict', overscrollBehavior: 'auto' } },
})
/** Aligns a few rows to the bottom, next to the newest. */
export const room = style({ flex: `1 0 ${edge}px` })
export const row = style({
  padding: '0 24px 16px',
  '@media': { [media.phone]: { padding: '0 16px 12px' } },
})
