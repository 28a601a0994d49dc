import { useQueryClient } from '@tanstack/react-query'
import { preferenceCode, type Language } from '#platform/model/supported-languages.ts'
import { savePreference } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { savePreferenceMutation } from '#generated/openapi/queries.ts'
import { writeThrough } from '#platform/query/write-through.ts'

/** The ids of the portal's own preferences (2§7). */
const portal = { appId: 1, appInstId: 0 } as const

/** Returns a save of the member's language for the account; it rejects with a Failure. */
export function useSaveLanguage(): (language: Language) => Promise<void> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async (language) => {
    const body = { ...portal, prefName: 'language', prefVal: preferenceCode(language) } as const
    const save = () => savePreference(client, { body })
    await writeThrough(queries, save, savePreferenceMutation.invalidates)
  }
}
