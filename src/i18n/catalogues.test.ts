import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from './locale.ts'
import { textSources } from './text-sources.ts'

const sources = textSources()
const areas = [...new Set(sources.map((source) => source.area))]
const read = (area: string, locale: string) => {
  const path = sources.find((source) => source.area === area && source.locale === locale)?.path
  if (path === undefined) throw new Error(`There are no texts of ${area} in ${locale}.`)
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

type Shape = { placeholders: string[]; plurals: { name: string; cases: string[] }[] }

/**
 * The shape of a message: its placeholders with their kind, its numbered tags, and its plurals with
 * their forms.
 */
function shape(message: string): Shape {
  const placeholders = new Set(message.match(/<\/?\d+\/?>/g))
  const plurals: Shape['plurals'] = []
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, kind, choices] = token
      placeholders.add(kind ? `${name} ${kind}` : name)
      if (!choices || typeof choices !== 'object') continue
      const cases = Object.entries(choices as Record<string, CompiledMessage>).filter(([, one]) =>
        Array.isArray(one),
      )
      if (kind === 'plural') plurals.push({ name, cases: cases.map(([key]) => key) })
      cases.forEach(([, one]) => walk(one))
    }
  }
  walk(compileMessageOrThrow(message))
  return { placeholders: [...placeholders].toSorted(), plurals }
}

/** The areas whose texts the shared screens of `vitals` name by their slug. */
const vitalsAreas = '(?:blood-sugar|blood-pressure|weight|pulse|biometrics|labs|kidney)'

/**
 * Every literal and template of the sources, as patterns that a used key matches. What a key has in
 * place of a template's value must be a word of the sources: `contacts.${field}` does not use
 * `contacts.not-removed`.
 */
function usedKeys(): (key: string) => boolean {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const src = join(import.meta.dirname, '..')
  const words = new Set<string>()
  const collect = (text: string) => {
    for (const [word] of text.matchAll(/[A-Za-z_]\w*/g)) words.add(word)
    for (const [, word] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) words.add(word ?? '')
  }
  const generated = join(src, '../generated/schemas')
  for (const file of readdirSync(generated, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) collect(readFileSync(join(generated, file), 'utf8'))
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const text = readFileSync(join(src, file), 'utf8')
    collect(text)
    for (const [, key] of text.matchAll(/['"`]([a-z0-9-]+\.[A-Za-z0-9.-]+)['"`]/g))
      literals.add(key ?? '')
    for (const [, name, last] of text.matchAll(
      /`\$\{(?:area\.)?slug\}\.([a-z.-]+)(\$\{[^}]*\})?`/g,
    ))
      patterns.push(
        new RegExp(
          `^${vitalsAreas}\\.${name?.replaceAll('.', String.raw`\.`)}${last === undefined ? '' : '.+'}$`,
        ),
      )
    for (const [, template] of text.matchAll(/`([a-z0-9-]+\.[^`\n ]*\$\{[^`\n]*)`/g)) {
      const parts = (template ?? '')
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
      patterns.push(new RegExp(`^${parts.join('(.+)')}$`))
    }
  }
  const isSaid = (value: string): boolean =>
    words.has(value) || value.split('.').every((part) => words.has(part) || /^\d+$/.test(part))
  return (key) =>
    literals.has(key) ||
    patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isSaid) === true)
}

describe.each(areas)('catalogue %s', (area) => {
  const english = read(area, 'en-US')

  it('has the same keys in each language, each beginning with the area', () => {
    for (const locale of locales)
      expect(Object.keys(read(area, locale)).toSorted(), locale).toEqual(
        Object.keys(english).toSorted(),
      )
    expect(Object.keys(english).filter((key) => !key.startsWith(`${area}.`))).toEqual([])
  })

  it('has the same placeholders in each language', () => {
    for (const locale of locales) {
      const messages = read(area, locale)
      for (const [key, message] of Object.entries(english)) {
        expect(shape(messages[key] ?? '').placeholders, `${locale} ${key}`).toEqual(
          shape(message).placeholders,
        )
      }
    }
  })

  it('has every plural form of the language', () => {
    for (const locale of locales) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
      for (const [key, message] of Object.entries(read(area, locale))) {
        for (const plural of shape(message).plurals) {
          expect(plural.cases, `${locale} ${key} {${plural.name}}`).toEqual(
            expect.arrayContaining(needed),
          )
        }
      }
    }
  })

  it('has no empty message and no unused key', () => {
    const used = usedKeys()
    for (const locale of locales) {
      expect(
        Object.entries(read(area, locale)).filter(([, message]) => message.trim() === ''),
        locale,
      ).toEqual([])
    }
    expect(Object.keys(english).filter((key) => !used(key))).toEqual([])
  })
})

// These run before any module, so the compiler cannot see that a language is missing.
describe.each(['rescue.js', 'older-browser.js'])('public/%s', (file) => {
  const script = readFileSync(join(import.meta.dirname, '../../public', file), 'utf8')
  it.each(locales)('speaks %s', (locale) => expect(script).toContain(`'${locale}',`))
})

describe('the Spanish texts', () => {
  const spanish = areas.flatMap((area) => Object.entries(read(area, 'es-US')))
  const saying = (pattern: RegExp) => spanish.filter(([, message]) => pattern.test(message))

  it('address the member as usted', () =>
    expect(
      saying(
        /(?<!\p{L})(tú|tus?|ti|contigo|tuy[oa]s?|puedes|tienes|eres|estás|quieres|debes|haz)(?!\p{L})/iu,
      ),
    ).toEqual([]))

  it('use no synonym of a glossary word', () =>
    expect(saying(/(?<!\p{L})(aparatos?|coach|asesoras?)(?!\p{L})/iu)).toEqual([]))

  it('put no period after a time, which ends in one: "7:42 a. m."', () =>
    expect(saying(/\{(when|times?|hour)\}\./)).toEqual([]))
})
