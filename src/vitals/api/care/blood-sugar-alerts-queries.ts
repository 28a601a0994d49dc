import {
  contradictingPreferences,
  preferencesChange,
} from '../../model/alerts/alert-preferences-form.ts'
import type { AlertPreferences, BloodSugarAlerts } from '../../model/alerts/blood-sugar-alerts.ts'
import {
  crossedLimits,
  alertRecipientsPatch,
  type AlertRecipientParts,
  alertRecipientPartsOf,
  alertRecipientsInputOfParts,
  alertRecipientsInputOf,
} from '../../model/alerts/alert-recipients-input.ts'
import {
  getBloodSugarAlerts,
  listContacts,
  updateBloodSugarAlerts,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetBloodSugarAlerts } from '#generated/openapi/hooks.ts'
import {
  getBloodSugarAlertsQuery,
  listContactsQuery,
  updateBloodSugarAlertsMutation,
} from '#generated/openapi/queries.ts'
import { alertsBody, bloodSugarAlerts } from './blood-sugar-alerts-body.ts'
import { contactsOf } from '#session/member/api/contacts-answer.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import { type Edit, useMergedSaveMutation } from '#platform/query/use-merged-save.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * When the care team calls, and who else is told of low and high readings. Without `wanted` nothing
 * is asked: only blood sugar programs have it.
 */
export function useBloodSugarAlerts(wanted = true): QueryState<BloodSugarAlerts> {
  return toQueryState(useGetBloodSugarAlerts({}, { select: bloodSugarAlerts, enabled: wanted }))
}

/**
 * Changes what the member changed of when the care team calls. Refused 422: limits the wrong way
 * round, a way that does not reach them.
 */
export function useSaveAlertPreferences() {
  const client = usePortalClient()
  return useMergedSaveMutation<Edit<AlertPreferences>, AlertPreferences, AlertPreferences>(
    {
      read: async () => {
        const answer = await getBloodSugarAlerts(client)
        return { now: bloodSugarAlerts(answer).preferences, answer }
      },
      contradicting: contradictingPreferences,
      send: async ({ told, shown }, fields, init) => {
        const preferences = shown && preferencesChange(told, shown)
        // Whoever takes over what is there now has nothing to send.
        return preferences === null
          ? fields
          : bloodSugarAlerts(
              await updateBloodSugarAlerts(client, { body: alertsBody({ preferences }) }, init),
            ).preferences
      },
    },
    updateBloodSugarAlertsMutation.invalidates,
  )
}

/**
 * Changes who is told: a threshold is sent whole, so settings and contacts are read first, and what
 * the member changed is put into them. Nothing is sent when nothing is to change any more. Fails
 * with ContractBroken when a destination of a threshold that would be replaced cannot be read.
 */
export function useSaveAlertRecipients() {
  const client = usePortalClient()
  return useMergedSaveMutation<Edit<AlertRecipientParts>, AlertRecipientParts, BloodSugarAlerts>(
    {
      read: async () => {
        const answer = await getBloodSugarAlerts(client)
        const now = bloodSugarAlerts(answer)
        return { now: alertRecipientPartsOf(alertRecipientsInputOf(now), now), answer }
      },
      contradicting: crossedLimits,
      send: async (_, parts, init) => {
        const { stored } = parts
        const { items: people, leftOut } = contactsOf(await listContacts(client))
        const change = alertRecipientsPatch(alertRecipientsInputOfParts(parts), people, stored)
        // A threshold is replaced as a whole: what could not be read of it would be lost.
        if ((change?.low && stored.low.leftOut > 0) || (change?.high && stored.high.leftOut > 0))
          throw new ContractBroken({
            operation: getBloodSugarAlertsQuery.id,
            problem: 'destinations',
          })
        // Whoever could not be read would be told no more.
        if (change !== null && leftOut > 0)
          throw new ContractBroken({ operation: listContactsQuery.id, problem: 'contacts' })
        return change === null
          ? stored
          : bloodSugarAlerts(
              await updateBloodSugarAlerts(client, { body: alertsBody(change) }, init),
            )
      },
    },
    updateBloodSugarAlertsMutation.invalidates,
  )
}
