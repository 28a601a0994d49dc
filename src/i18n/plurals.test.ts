import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from './locale.ts'
import { i18n } from './catalogue.ts'
import type { Message } from './messages.ts'
import type { MessageKey } from './areas.ts'
import { textSources } from './text-sources.ts'

interface PluralText {
  readonly key: string
  readonly text: string
  readonly names: readonly string[]
  readonly others: readonly string[]
}

function pluralsOf(locale: Locale): readonly PluralText[] {
  return textSources()
    .filter((source) => source.locale === locale)
    .flatMap(({ path }) =>
      Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
    )
    .flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name ?? '')
      const others = placeholders(compileMessageOrThrow(text)).filter(
        (name) => !names.includes(name),
      )
      return names.length === 0 ? [] : [{ key, text, names, others }]
    })
}

function placeholders(tokens: CompiledMessage): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    const inner =
      choices !== undefined && typeof choices === 'object'
        ? Object.values(choices as Record<string, unknown>).flatMap((choice) =>
            Array.isArray(choice) ? placeholders(choice as CompiledMessage) : [],
          )
        : []
    return [String(name), ...inner]
  })
}

function say(locale: Locale, { key, text, names, others }: PluralText, count: number): string {
  i18n.load(locale, { [key]: compileMessageOrThrow(text) as Message })
  i18n.activate(locale)
  return i18n.say(key as MessageKey, {
    ...Object.fromEntries(others.map((name) => [name, 'x'])),
    ...Object.fromEntries(names.map((name) => [name, count])),
  })
}

/** A number beside a noun in the wrong number. */
const afterCount: Readonly<Record<Locale, { readonly one: RegExp; readonly many: RegExp }>> = {
  'en-US': {
    one: /(?<![\d.,])\b1 (?:[a-z]+ )?(?:days|readings|points|weeks|months|people|messages|minutes|seconds|hours|meals|times|entries|results|years|weights|tests|goals|reminders|sessions|courses|devices|strips|boxes)\b/,
    many: /\b(?:0|2) (?:day|reading|point|week|month|person|message|minute|second|hour|meal|time|entry|result|year|weight|test(?! strip)|goal|reminder|session|course|device|strip|box)\b(?!-)/,
  },
  'es-US': {
    one: /(?<![\d.,])\b1 (?:días|lecturas|puntos|semanas|meses|personas|mensajes|minutos|segundos|horas|comidas|veces|resultados|años|pesos|pruebas|metas|recordatorios|sesiones|cursos|dispositivos|tiras|cajas)(?!\p{L})/u,
    many: /\b(?:0|2) (?:día|lectura|punto|semana|mes|persona|mensaje|minuto|segundo|hora|comida|vez|resultado|año|peso|prueba|meta|recordatorio|sesión|curso|dispositivo|tira|caja)(?!\p{L})/u,
  },
}

describe.each(locales)('plurals in %s', (locale) => {
  const plurals = pluralsOf(locale)

  it('has plurals', () => expect(plurals.length).toBeGreaterThan(100))

  it.each([0, 1, 2, 1_000_000])('formats each with %d', (count) => {
    const wrong = plurals
      .map((plural) => [plural.key, say(locale, plural, count)] as const)
      .filter(([key, text]) => text === key || /[{}#]|undefined|NaN|null|plural,/.test(text))
    expect(wrong).toEqual([])
  })

  it('agrees in number with 0, 1 and 2', () => {
    const { one, many } = afterCount[locale]
    const wrong = plurals.flatMap((plural) =>
      [0, 1, 2].flatMap((count) => {
        const text = say(locale, plural, count)
        return (count === 1 ? one : many).test(text) ? [[plural.key, text]] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it.skipIf(locale !== 'es-US')('has the form "many" of Spanish, as "other"', () => {
    const missing = plurals.filter(
      ({ text }) =>
        (text.match(/\bmany \{/g) ?? []).length !== (text.match(/, plural,/g) ?? []).length,
    )
    expect(missing.map(({ key }) => key)).toEqual([])
  })
})
