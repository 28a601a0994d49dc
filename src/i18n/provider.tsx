import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { i18n } from './catalogue.ts'

/** Gives every screen below it the language in use, and renders again when it changes. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
