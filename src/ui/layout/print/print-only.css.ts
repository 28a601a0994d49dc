import { globalStyle, style } from '@vanilla-extract/css'

/** Set on the root element while one element prints alone. */
export const printsAlone = style({})
export const aloneClass = style({ '@media': { screen: { display: 'none' } } })
globalStyle(`.${printsAlone} body > :not(.${aloneClass})`, {
  '@media': { print: { display: 'none !important' } },
})
