import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '../../../src/i18n/locale.ts'
import { textSources } from '../../../src/i18n/text-sources.ts'
import { messagePattern } from './message-pattern.ts'

/** The table of what may be said, `said.yaml`. */
export interface SaidTable {
  readonly none: readonly string[]
  readonly otherEmptyStates: readonly string[]
  readonly told: readonly string[]
  readonly optional: readonly string[]
  readonly noneWhenNotFound: readonly string[]
  readonly noneWhenRefused: readonly string[]
}

export const saidTable = parse(
  readFileSync(new URL('said.yaml', import.meta.url), 'utf8'),
) as SaidTable

/** The sentences of a language by their keys. */
export interface Sentences {
  readonly none: readonly Sentence[]
  readonly told: readonly Sentence[]
  /** The first parts of all keys, such as `weight`. */
  readonly areas: ReadonlySet<string>
}

export interface Sentence {
  readonly key: string
  readonly pattern: RegExp
}

/** Returns all texts of the portal in a language, by their keys. */
export function textsIn(locale: Locale): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...textSources()
      .filter((source) => source.locale === locale)
      .map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  ) as Record<string, string>
}

/** Returns the sentences that the judge looks for. */
export function sentencesIn(locale: Locale): Sentences {
  const texts = textsIn(locale)
  const told = saidTable.told.map((each) => new RegExp(each))
  const none = new Set(saidTable.none)
  return {
    none: Object.entries(texts)
      .filter(([key]) => none.has(key))
      .map(([key, text]) => ({ key, pattern: messagePattern(text, true) })),
    told: Object.entries(texts)
      .filter(([key]) => told.some((each) => each.test(key)) && !none.has(key))
      .map(([key, text]) => ({ key, pattern: messagePattern(text, false) })),
    areas: new Set(Object.keys(texts).map((key) => key.split('.')[0] ?? key)),
  }
}
