import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { contrast, dark, light, shadows } from './tokens.ts'

const themes = { light, dark, contrast }

const token = (theme: keyof typeof themes, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], themes[theme])
  if (typeof value !== 'string' || !/^#[0-9A-F]{6}$/.test(value))
    throw new Error(`${theme} has no colour ${path}`)
  return value
}

describe('contrast of the tokens', () => {
  it('computes contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  for (const [theme, { text, marks }] of Object.entries(contrastPairs) as [
    keyof typeof themes,
    (typeof contrastPairs)['light'],
  ][]) {
    for (const [pairs, least] of [
      [text, 4.5],
      [marks, 3],
    ] as const) {
      it(`${theme}: every pair reaches its contrast of ${least} to 1`, () => {
        const failing = Object.entries(pairs).flatMap(([background, all]) =>
          all
            .map((front) => ({
              front,
              background,
              ratio: contrastRatio(token(theme, front), token(theme, background)),
            }))
            .filter((pair) => pair.ratio < least),
        )
        expect(failing).toEqual([])
      })
    }
  }

  it('lists as many pairs as the design language does', () => {
    const count = (pairs: object) => Object.values(pairs).flat().length
    expect(count(contrastPairs.light.text)).toBeGreaterThan(110)
    expect(count(contrastPairs.light.marks)).toBeGreaterThan(55)
  })
})

describe('raw values', () => {
  it('are only in tokens.ts', () => {
    const sources = readdirSync(`${import.meta.dirname}/..`, {
      recursive: true,
      withFileTypes: true,
    })
      .filter(
        (entry) =>
          entry.isFile() &&
          /\.tsx?$/.test(entry.name) &&
          !entry.name.includes('.test.') &&
          entry.name !== 'tokens.ts',
      )
      .map((entry) => ({
        name: entry.name,
        text: readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'),
      }))
    expect(sources.length).toBeGreaterThan(60)
    const guilty = sources.filter(({ text }) =>
      /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b|\b(?:rgba?|hsla?|oklch)\(/i.test(text),
    )
    expect(guilty.map(({ name }) => name)).toEqual([])
  })

  it('have the same shadow names in every theme', () => {
    const names = Object.values(shadows).map((theme) => Object.keys(theme))
    for (const theme of names) expect(theme).toEqual(names[0])
  })
})
