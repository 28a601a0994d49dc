import { useSyncExternalStore, type ReactNode } from 'react'
import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import { i18n } from './catalogue.ts'
import { LocaleContext } from './locale-context.ts'

/**
 * Provides the current language, and renders its screens again when the language or its texts
 * change.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  return (
    <LocaleContext
      value={useSyncExternalStore(
        i18n.onChange,
        i18n.active,
        () => drawScope()?.texts ?? i18n.active(),
      )}
    >
      {children}
    </LocaleContext>
  )
}
