import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from '#i18n/use-messages.ts'

/** Refetches localized data after a change of language. */
export function useLanguageRefresh(queries: QueryClient): void {
  const locale = useLocale()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    // If the import fails, the old texts stay until the next refetch.
    void import('#session/startup/api/refetch-localized-queries.ts')
      .then(({ refetchLocalizedQueries: askTextsAnew }) => askTextsAnew(queries))
      .catch(() => {})
  }, [locale, queries])
}
