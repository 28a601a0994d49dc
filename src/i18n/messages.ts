import { madeOnce } from '#platform/model/made-once.ts'
import type { Locale } from './locale.ts'

/** A message compiled by lingui: texts, placeholders and plurals, in which `#` is the number. */
export type Message = readonly (
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural', cases: Readonly<Record<string, Message | number>>]
)[]
/** The messages of one area in one language, by key. */
export type Messages = Readonly<Record<string, Message>>

/** The language of the displayed texts. */
export interface ActiveTexts {
  readonly locale: Locale
}

type Values = Readonly<Record<string, string | number>>

/**
 * A small replacement of @lingui/core without its date and number formats, which format.ts has; it
 * saves 1.5 kB on every page. `missing` returns the text for a key without a message; `shared` are
 * values that every message may use.
 */
export function createMessages(
  missing: (locale: Locale | '', key: string) => string,
  shared: Values = {},
) {
  const texts = new Map<Locale, Record<string, Message>>()
  const listeners = new Set<() => void>()
  let active: ActiveTexts | null = null
  return {
    get locale(): Locale | '' {
      return active?.locale ?? ''
    },
    /** The current language; a new object after each activation, even of the same language. */
    active: (): ActiveTexts | null => active,
    load: (of: Locale, messages: Messages): void =>
      void texts.set(of, { ...texts.get(of), ...messages }),
    activate(next: Locale): void {
      active = { locale: next }
      for (const listener of [...listeners]) listener()
    },
    /** Calls the listener after each activation; returns a function that unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The message in the current language, or in another one whose texts are loaded. */
    say(key: string, values: Values = {}, locale: Locale | '' = active?.locale ?? ''): string {
      const message = locale === '' ? undefined : texts.get(locale)?.[key]
      return message === undefined || locale === ''
        ? missing(locale, key)
        : written(message, { ...shared, ...values }, locale)
    },
  }
}

/** A language's numbers and its plurals; making them takes far longer than using them. */
const numbers = madeOnce<Intl.NumberFormat>()
const plurals = madeOnce<Intl.PluralRules>()

function written(message: Message, values: Values, locale: Locale, count?: number): string {
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' && count !== undefined
          ? numbers(locale, () => new Intl.NumberFormat(locale)).format(count)
          : token
      const [name, kind, cases] = token
      const value = values[name]
      if (kind === undefined || cases === undefined) return value ?? ''
      const number = Number(value)
      const plural = plurals(locale, () => new Intl.PluralRules(locale))
      const rule = cases[number] ?? cases[plural.select(number)] ?? cases['other']
      return typeof rule === 'object' ? written(rule, values, locale, number) : ''
    })
    .join('')
}
