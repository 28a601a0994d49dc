import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferenceCode, type Language } from '#domain/language.ts'
import { savePreference } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { savePreferenceMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import type { Failure } from './failure.ts'
import { failing } from './problem.ts'

/** The ids of the portal's own preferences (2§7). */
const portal = { appId: 1, appInstId: 0 } as const

/** Saves the member's language for the account. */
export function useSaveLanguage() {
  const client = usePortalClient()
  const queries = useQueryClient()
  return useMutation<void, Failure, Language>({
    mutationFn: (language) =>
      failing(
        savePreference(client, {
          body: { ...portal, prefName: 'language', prefVal: preferenceCode(language) },
        }),
      ),
    onSuccess: () => refreshAfter(queries, savePreferenceMutation),
  })
}
