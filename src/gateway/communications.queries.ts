import type { CommunicationPreferences, CommunicationsWish } from '#domain/communications.ts'
import { updateCommunicationPreferences } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCommunicationPreferences } from '#generated/rpc/hooks.ts'
import { updateCommunicationPreferencesMutation } from '#generated/rpc/queries.ts'
import { communicationsChange } from './communications.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** How the member wants to hear from us. */
export const useCommunicationPreferences = (): Read<CommunicationPreferences> => readOf(useGetCommunicationPreferences({}, { select: ({ preferences }) => preferences }))

/** Changes what is given and leaves the rest. Refused `failed_precondition` for text messages without a mobile phone. */
export function useSaveCommunications() {
  const client = useRpcClient()
  return useSaving(
    async (wish: CommunicationsWish) => (await updateCommunicationPreferences(client, communicationsChange(wish))).preferences,
    updateCommunicationPreferencesMutation.invalidates,
  )
}
