import { contrastPairs } from '#ui/tokens/contrast-pairs.ts'
import { contrastRatio } from '#ui/tokens/contrast-ratio.ts'
import { dark, light } from '#ui/tokens/tokens.ts'
import { BadConfiguration, type SettingValues } from './read-settings.ts'
import { brandColors, type brandThemes } from './setting-definitions.ts'

/** The colors that the deployment sets in each theme, `#RRGGBB` by token. */
export type BrandColors = Readonly<
  Record<(typeof brandThemes)[number], Readonly<Record<string, string>>>
>

const themes = { light, dark }

/**
 * Reads the brand's colors. Throws BadConfiguration when a pair with one of them has less contrast
 * than the design system demands (docs/design.md).
 */
export function readBrandColors(settings: SettingValues): BrandColors {
  const colorsOf = (theme: (typeof brandThemes)[number]): Readonly<Record<string, string>> => {
    const own = Object.fromEntries(
      brandColors.flatMap((token) => {
        const color = settings.get(`brand.colors.${theme}.${token}`)?.values[0]
        return color === undefined ? [] : [[token, color]]
      }),
    )
    const colorOf = (token: string): string => own[token] ?? tokenOf(theme, token)
    for (const [pairs, least] of [
      [contrastPairs[theme].text, 4.5],
      [contrastPairs[theme].marks, 3],
    ] as const)
      for (const [background, fronts] of Object.entries(pairs))
        for (const front of fronts) {
          if (own[front] === undefined && own[background] === undefined) continue
          const ratio = contrastRatio(colorOf(front), colorOf(background))
          if (ratio < least)
            throw new BadConfiguration(
              `brand.colors.${theme}: ${front} on ${background} has a contrast of ${ratio.toFixed(1)} to 1. It needs ${least}.`,
            )
        }
    return own
  }
  return { light: colorsOf('light'), dark: colorsOf('dark') }
}

const tokenOf = (theme: keyof typeof themes, token: string): string =>
  token
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], themes[theme]) as string

/**
 * A style sheet of the colors; empty without one. The page links it before theme.css.ts: it must be
 * more specific than the themes, and no more than the forced colors.
 */
export function brandStyleSheet({ light: day, dark: night }: BrandColors): string {
  const rule = (
    media: string,
    selector: string,
    colors: Readonly<Record<string, string>>,
  ): string => {
    const declarations = Object.entries(colors).map(
      ([token, color]) => `${propertyOf(token)}:${color}`,
    )
    return declarations.length === 0
      ? ''
      : `@media ${media}{${selector}{${declarations.join(';')}}}\n`
  }
  return [
    rule('print', ':root:not([hidden])', day),
    rule('screen', ':root[data-theme=light]', day),
    rule('screen and (prefers-color-scheme:light)', ':root:not([data-theme])', day),
    rule('screen', ':root[data-theme=dark]:not([hidden])', night),
    rule('screen and (prefers-color-scheme:dark)', ':root:not([data-theme]):not([hidden])', night),
  ].join('')
}

/** `action.primaryHover` is `--action-primary-hover`. */
export const propertyOf = (token: string): string =>
  `--${token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
