import { globalFontFace } from '@vanilla-extract/css'

/** Preload the latin subset; the browser loads latin-ext only for names that need it. */
globalFontFace('Hanken Grotesk Variable', [
  {
    src: "url('./fonts/hanken-grotesk-latin-ext-wght-normal.woff2') format('woff2')",
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    src: "url('./fonts/hanken-grotesk-latin-wght-normal.woff2') format('woff2')",
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
])

/**
 * Fonts of devices with the widths and heights of ours, so that a page keeps its lines when ours
 * comes. `width`: ours beside theirs, over sentences of the portal in both languages.
 */
const standIn = (name: string, width: number, ...fonts: readonly string[]): void =>
  globalFontFace(name, {
    src: fonts.map((font) => `local('${font}')`).join(', '),
    sizeAdjust: percent(width),
    ascentOverride: percent(1 / width),
    descentOverride: percent(0.303 / width),
    lineGapOverride: '0%',
  })

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`

standIn('As Hanken Arial', 1.003, 'Arial', 'Liberation Sans')
standIn('As Hanken Roboto', 1.014, 'Roboto')
standIn('As Hanken DejaVu', 0.883, 'DejaVu Sans')
