import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferenceCode, type Language } from '#platform/model/supported-languages.ts'
import { savePreference } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { savePreferenceMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import type { Failure } from '#platform/http/failure.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/** The ids of the portal's own preferences (2§7). */
const portal = { appId: 1, appInstId: 0 } as const

/** Saves the member's language for the account. */
export function useSaveLanguage() {
  const client = usePortalClient()
  const queries = useQueryClient()
  return useMutation<void, Failure, Language>({
    mutationFn: (language) =>
      rejectWithFailure(
        savePreference(client, {
          body: { ...portal, prefName: 'language', prefVal: preferenceCode(language) },
        }),
      ),
    onSuccess: () => refreshAfter(queries, savePreferenceMutation),
  })
}
