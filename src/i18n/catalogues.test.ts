import { parse, type Token } from '@messageformat/parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from './locale.ts'

const root = join(import.meta.dirname, 'catalogues')
const areas = [...new Set(readdirSync(root).map(file => file.split('.')[0] ?? ''))]
const read = (area: string, locale: string) =>
  JSON.parse(readFileSync(join(root, `${area}.${locale}.json`), 'utf8')) as Record<string, string>

type Shape = { placeholders: string[]; choices: { name: string; plural: boolean; cases: string[] }[] }

/** What a message asks for: its placeholders, its choices and its numbered tags. */
function shape(message: string): Shape {
  const found: Shape = { placeholders: [], choices: [] }
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if ('arg' in token) found.placeholders.push(token.arg)
      if ('cases' in token) {
        found.choices.push({ name: token.arg, plural: token.type !== 'select', cases: token.cases.map(one => one.key) })
        token.cases.forEach(one => walk(one.tokens))
      }
    }
  }
  walk(parse(message))
  found.placeholders.push(...(message.match(/<\/?\d+\/?>/g) ?? []))
  return { ...found, placeholders: [...new Set(found.placeholders)].toSorted() }
}

/** Every literal and template of the sources, as patterns that a used key matches. */
function usedKeys(): (key: string) => boolean {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const src = join(import.meta.dirname, '..')
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const text = readFileSync(join(src, file), 'utf8')
    for (const [, key] of text.matchAll(/['"`]([a-z0-9-]+\.[A-Za-z0-9.-]+)['"`]/g)) literals.add(key ?? '')
    for (const [, template] of text.matchAll(/`([a-z0-9-]+\.[^`\n ]*\$\{[^`\n]*)`/g)) {
      const parts = (template ?? '').split(/\$\{[^}]*\}/).map(part => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
      patterns.push(new RegExp(`^${parts.join('.+')}$`))
    }
  }
  return key => literals.has(key) || patterns.some(pattern => pattern.test(key))
}

describe.each(areas)('catalogue %s', area => {
  const english = read(area, 'en-US')

  it('has the same keys in each language, each beginning with the area', () => {
    for (const locale of locales) expect(Object.keys(read(area, locale)).toSorted(), locale).toEqual(Object.keys(english).toSorted())
    expect(Object.keys(english).filter(key => !key.startsWith(`${area}.`))).toEqual([])
  })

  it('asks for the same placeholders in each language', () => {
    for (const locale of locales) {
      const messages = read(area, locale)
      for (const [key, message] of Object.entries(english)) {
        expect(shape(messages[key] ?? '').placeholders, `${locale} ${key}`).toEqual(shape(message).placeholders)
      }
    }
  })

  it('has every plural form that the language needs', () => {
    for (const locale of locales) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
      for (const [key, message] of Object.entries(read(area, locale))) {
        for (const choice of shape(message).choices.filter(one => one.plural)) {
          expect(choice.cases, `${locale} ${key} {${choice.name}}`).toEqual(expect.arrayContaining(needed))
        }
      }
    }
  })

  it('has no empty message, and no key that no source uses', () => {
    const used = usedKeys()
    for (const locale of locales) {
      expect(Object.entries(read(area, locale)).filter(([, message]) => message.trim() === ''), locale).toEqual([])
    }
    expect(Object.keys(english).filter(key => !used(key))).toEqual([])
  })
})
