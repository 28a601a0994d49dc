import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from '#i18n/use-messages.ts'

/** After a switch of language: has what the server wrote asked for anew. */
export function useLanguageRefresh(queries: QueryClient): void {
  const locale = useLocale()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    // Without it the old texts stay until they are asked for again.
    void import('#session/startup/api/refetch-localized-queries.ts')
      .then(({ refetchLocalizedQueries: askTextsAnew }) => askTextsAnew(queries))
      .catch(() => {})
  }, [locale, queries])
}
