import { useQueryClient } from '@tanstack/react-query'
import { preferenceCode, type Language } from '#platform/model/supported-languages.ts'
import { savePreference } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { savePreferenceMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/** The ids of the portal's own preferences (2§7). */
const portal = { appId: 1, appInstId: 0 } as const

/** Returns a save of the member's language for the account; it rejects with a Failure. */
export function useSaveLanguage(): (language: Language) => Promise<void> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async (language) => {
    await rejectWithFailure(
      savePreference(client, {
        body: { ...portal, prefName: 'language', prefVal: preferenceCode(language) },
      }),
    )
    await refreshAfter(queries, savePreferenceMutation)
  }
}
