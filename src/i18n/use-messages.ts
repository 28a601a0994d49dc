import { use, useMemo } from 'react'
import type { MessageKey, MessageValues } from './areas.ts'
import { i18n } from './catalogue.ts'
import { LocaleContext } from './locale-context.ts'
import type { Locale } from './locale.ts'
import type { ActiveTexts } from './messages.ts'

/** Returns a message in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/**
 * `const t = useMessages()`, then `t('sign-in.title')` or `t('dashboard.steps.days', { done: 3 })`.
 * The function changes with the language, so it belongs in dependency lists.
 */
export function useMessages(): Translate {
  const texts = useActiveTexts()
  return useMemo<Translate>(() => (key, values) => i18n.say(key, values, texts.locale), [texts])
}

/** The current language. */
export function useLocale(): Locale {
  return useActiveTexts().locale
}

function useActiveTexts(): ActiveTexts {
  const texts = use(LocaleContext)
  if (texts === null) throw new Error('There is no MessagesProvider above this component.')
  return texts
}
