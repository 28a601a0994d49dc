import {
  type CommunicationPreferences,
  type CommunicationsFields,
  communicationsFieldsOf,
  communicationsTypedOf,
  communicationsWish,
} from '../model/communications.ts'
import {
  getCommunicationPreferences,
  updateCommunicationPreferences,
} from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCommunicationPreferences } from '#generated/rpc/hooks.ts'
import { updateCommunicationPreferencesMutation } from '#generated/rpc/queries.ts'
import { communicationsChange } from './communications-patch.ts'
import { type Edit, useMergedSaving } from '#platform/query/use-merged-save.ts'
import { readOf, type Read } from '#platform/query/query-state.ts'

/** How the member wants to hear from us. */
export function useCommunicationPreferences(): Read<CommunicationPreferences> {
  return readOf(useGetCommunicationPreferences({}, { select: ({ preferences }) => preferences }))
}

/**
 * Changes what the member changed, in what the server has now. Refused `failed_precondition` for
 * text messages without a mobile phone.
 */
export function useSaveCommunications() {
  const client = useRpcClient()
  return useMergedSaving<
    Edit<CommunicationsFields>,
    CommunicationsFields,
    CommunicationPreferences
  >(
    {
      read: async () => {
        const answer = await getCommunicationPreferences(client)
        return {
          now: communicationsFieldsOf(
            communicationsTypedOf(answer.preferences),
            answer.preferences,
          ),
          answer,
        }
      },
      send: async (_, { stored, ...typed }, init) => {
        const wish = communicationsWish(typed, stored)
        return wish === null
          ? stored
          : (await updateCommunicationPreferences(client, communicationsChange(wish), init))
              .preferences
      },
    },
    updateCommunicationPreferencesMutation.invalidates,
  )
}
