import { useSyncExternalStore, type ReactNode } from 'react'
import { i18n } from './catalogue.ts'
import { LocaleContext } from './locale-context.ts'
import type { Locale } from './locale.ts'

const locale = () => i18n.locale as Locale

/** Gives every screen below it the language in use, and renders again when it changes. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  return <LocaleContext value={useSyncExternalStore(i18n.onChange, locale, locale)}>{children}</LocaleContext>
}
