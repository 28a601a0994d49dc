import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { MessageKey, MessageValues } from './areas.ts'
import type { Locale } from './locale.ts'

/** Says a message in the language in use. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/**
 * `const t = useMessages()`, then `t('sign-in.title')` or `t('dashboard.steps.days', { done: 3 })`.
 * The function changes with the language, so it belongs in dependency lists.
 */
export function useMessages(): Translate {
  const context = useLingui()
  return useMemo<Translate>(() => (key, values) => context.i18n._(key, values ?? {}), [context])
}

/** The language in use. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale
}
