import { readFileSync } from 'node:fs'
import type { Locale } from '../locale.ts'
import { textSources } from '../text-sources.ts'

/** Each key with its text in both languages. */
export const translatedTexts: readonly (readonly [
  key: string,
  english: string,
  spanish: string,
])[] = (() => {
  const of = (locale: Locale) =>
    Object.assign(
      {},
      ...textSources()
        .filter((source) => source.locale === locale)
        .map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as object),
    ) as Record<string, string>
  const [english, spanish] = [of('en-US'), of('es-US')]
  return Object.keys(english).map((key) => [key, english[key] ?? '', spanish[key] ?? ''])
})()
