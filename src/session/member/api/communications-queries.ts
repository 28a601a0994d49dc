import {
  type CommunicationPreferences,
  type CommunicationsFields,
  communicationsFieldsOf,
  communicationsInputOf,
  communicationsRequest,
} from '../model/communications.ts'
import {
  getCommunicationPreferences,
  updateCommunicationPreferences,
} from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCommunicationPreferences } from '#generated/rpc/hooks.ts'
import { updateCommunicationPreferencesMutation } from '#generated/rpc/queries.ts'
import { communicationsChange } from './communications-patch.ts'
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/** The member's communication preferences. */
export function useCommunicationPreferences(): QueryState<CommunicationPreferences> {
  return toQueryState(
    useGetCommunicationPreferences({}, { select: ({ preferences }) => preferences }),
  )
}

/**
 * Saves the member's changes, merged into the server's current preferences. Refused
 * `failed_precondition`: text messages without a mobile phone.
 */
export function useSaveCommunications() {
  const client = useRpcClient()
  return useMergedWrite<Edit<CommunicationsFields>, CommunicationsFields, CommunicationPreferences>(
    {
      read: async () => {
        const answer = await getCommunicationPreferences(client)
        return {
          now: communicationsFieldsOf(
            communicationsInputOf(answer.preferences),
            answer.preferences,
          ),
          answer,
        }
      },
      send: async (_, { stored, ...typed }, init) => {
        const request = communicationsRequest(typed, stored)
        return request === null
          ? stored
          : (await updateCommunicationPreferences(client, communicationsChange(request), init))
              .preferences
      },
    },
    updateCommunicationPreferencesMutation.invalidates,
  )
}
