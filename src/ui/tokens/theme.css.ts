import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'
import * as tokens from './tokens.ts'

/** `bg.canvas` is `--bg-canvas`, `text.onAction` is `--text-on-action`. */
const property = (path: readonly string[]) =>
  path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const roles = Object.keys(tokens.type) as (keyof typeof tokens.type)[]
const forEachRole = (value: (role: keyof typeof tokens.type) => string) =>
  Object.fromEntries(roles.map((role) => [role, value(role)])) as Record<
    keyof typeof tokens.type,
    string
  >

const fontShorthand = (role: keyof typeof tokens.type, size: 'size' | 'phone') => {
  const { weight, line, [size]: fontSize } = tokens.type[role]
  return `${weight} ${fontSize}/${line} var(--font)`
}

/** Colors and shadows, which change with light, dark, contrast and forced colors. */
const paint = createGlobalThemeContract(
  { ...tokens.light, shadow: tokens.shadows.light },
  (_, path) => property(path),
)

/**
 * Tokens that no theme changes: `vars.type.body` is a whole `font` shorthand, `vars.track.body` its
 * letter spacing.
 */
const measure = createGlobalThemeContract(
  {
    font: '',
    type: forEachRole(() => ''),
    track: forEachRole(() => ''),
    space: tokens.space,
    radius: tokens.radius,
    motion: tokens.motion,
    gutter: '',
  },
  (_, path) => property(path),
)

export const vars = { ...paint, ...measure }

const colors = (theme: keyof typeof tokens.shadows) => ({
  colorScheme: theme === 'light' ? 'light' : theme === 'forced' ? 'light dark' : 'dark',
  vars: assignVars(paint, { ...tokens[theme], shadow: tokens.shadows[theme] }),
})

createGlobalTheme(':root', measure, {
  font: tokens.fontFamily,
  type: forEachRole((role) => fontShorthand(role, 'size')),
  track: forEachRole((role) => tokens.type[role].tracking),
  space: tokens.space,
  radius: tokens.radius,
  motion: tokens.motion,
  gutter: tokens.gutter.wide,
})

const smaller = roles.filter((role) => tokens.type[role].phone !== tokens.type[role].size)
globalStyle(':root', {
  '@media': {
    [tokens.media.belowWide]: { vars: { [measure.gutter]: tokens.gutter.tablet } },
    [tokens.media.phone]: {
      vars: {
        [measure.gutter]: tokens.gutter.phone,
        ...Object.fromEntries(
          smaller.map((role) => [measure.type[role], fontShorthand(role, 'phone')]),
        ),
      },
    },
    [tokens.media.reducedMotion]: {
      vars: {
        [measure.motion.quick]: '1ms',
        [measure.motion.base]: '1ms',
        [measure.motion.slow]: '1ms',
      },
    },
  },
})

// Light is the default and the only theme in print. The attribute selects a theme, else the system
// does; forced colors win over both.
globalStyle(':root', colors('light'))
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': colors('dark') },
})
globalStyle(':root[data-theme=dark]', { '@media': { screen: colors('dark') } })
globalStyle(':root[data-theme=contrast]', { '@media': { screen: colors('contrast') } })
globalStyle(':root:root:root', {
  '@media': { 'screen and (forced-colors: active)': colors('forced') },
})
