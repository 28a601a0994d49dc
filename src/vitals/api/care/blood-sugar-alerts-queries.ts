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
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The alert preferences and recipients of blood sugar programs. `wanted` false sends no request.
 */
export function useBloodSugarAlerts(wanted = true): QueryState<BloodSugarAlerts> {
  return toQueryState(useGetBloodSugarAlerts({}, { select: bloodSugarAlerts, enabled: wanted }))
}

/**
 * Saves the changed preferences. Fails with 422 for crossed limits or an unreachable contact
 * method.
 */
export function useSaveAlertPreferences() {
  const client = usePortalClient()
  return useMergedWrite<Edit<AlertPreferences>, AlertPreferences, AlertPreferences>(
    {
      read: async () => {
        const answer = await getBloodSugarAlerts(client)
        return { now: bloodSugarAlerts(answer).preferences, answer }
      },
      contradicting: contradictingPreferences,
      send: async ({ told, shown }, fields, init) => {
        const preferences = shown && preferencesChange(told, shown)
        // A member who accepts the stored version has nothing to send.
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
 * Saves the recipients: reads settings and contacts, and merges the member's changes into whole
 * thresholds. Sends nothing when nothing changed. Fails with ContractBroken when a replaced
 * threshold has a destination that cannot be read.
 */
export function useSaveAlertRecipients() {
  const client = usePortalClient()
  return useMergedWrite<Edit<AlertRecipientParts>, AlertRecipientParts, BloodSugarAlerts>(
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
        // A threshold is replaced as a whole, which would delete its unreadable destinations.
        if ((change?.low && stored.low.leftOut > 0) || (change?.high && stored.high.leftOut > 0))
          throw new ContractBroken({
            operation: getBloodSugarAlertsQuery.id,
            problem: 'destinations',
          })
        // Unreadable contacts would lose their alerts.
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
