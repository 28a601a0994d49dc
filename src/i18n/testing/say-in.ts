import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { readFileSync } from 'node:fs'
import type { Area } from '../areas.ts'
import { i18n } from '../catalogue.ts'
import type { Locale } from '../locale.ts'
import type { Message } from '../messages.ts'
import { textSources } from '../text-sources.ts'
import type { Translate } from '../use-messages.ts'

/**
 * Loads and activates the real texts of some areas for tests, and returns their translate function.
 */
export function sayIn(locale: Locale, areas: readonly Area[]): Translate {
  for (const { path } of textSources().filter(
    (source) => source.locale === locale && areas.some((area) => area === source.area),
  )) {
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    i18n.load(
      locale,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text) as Message]),
      ),
    )
  }
  i18n.activate(locale)
  return (key, values) => i18n.say(key, values)
}
