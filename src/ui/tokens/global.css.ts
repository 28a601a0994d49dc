import { globalStyle } from '@vanilla-extract/css'
import './fonts.css.ts'
import { vars } from './theme.css.ts'
import { media } from './tokens.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { textSizeAdjust: '100%', scrollPaddingTop: '5rem' })
globalStyle('body', {
  margin: 0,
  background: vars.bg.canvas,
  color: vars.text.primary,
  font: vars.type.body,
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})
// A word without a space gives way, so that no name or title widens a page. Controls and cells keep
// their words whole when their row gets narrow.
globalStyle('main :is(p, h1, h2, h3, dd, li, legend)', { overflowWrap: 'anywhere' })
// A browser gives it the width of its longest word.
globalStyle('fieldset', { minWidth: 0 })
globalStyle('main :is(a, button, th, td)', { overflowWrap: 'break-word' })
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
})
// Avoids a single word on the last line.
globalStyle('p, li, dd', { textWrap: 'pretty' })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('a', {
  color: vars.text.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
})
globalStyle('a:hover', { textDecorationThickness: '2px' })
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.control,
})
// Scripts move focus to headings and regions for screen readers. They are no controls and show no
// ring.
globalStyle(':is(h1, h2, main)[tabindex="-1"]:focus', { outline: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // No transition at all: even 1 ms would make measurements of changed sizes too early.
      transition: 'none !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
globalStyle('body', { '@media': { print: { background: vars.bg.surface } } })
// Body text is 10 pt on paper.
globalStyle('html', { '@media': { print: { fontSize: '80%' } } })
