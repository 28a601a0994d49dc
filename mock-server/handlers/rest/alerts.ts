import { readFact, writeFact } from '../../database/facts/facts.ts'
import type { Sql } from '../../database/store.ts'
import {
  alertPreferencesOf,
  withAlertPreferences,
} from '../../services/alerts/alert-preferences.ts'
import type { RestHandlers, Schema } from '../rest-call.ts'

type Alerts = Schema<'BloodSugarAlerts'>

const EMAIL = /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/
const PHONE = /^\+[1-9]\d{6,14}$/

const alertsOf = async (sql: Sql, memberId: string): Promise<Alerts> => ({
  preferences: alertPreferencesOf(await readFact(sql, memberId, 'prefs')),
  ...(await readFact(sql, memberId, 'alerts')),
})

/**
 * Returns the example of the rule that refuses the settings, or null. Friends and family must be
 * contacts.
 */
const refusalOf = ({ preferences, low, high }: Alerts, contactIds: ReadonlySet<string>) => {
  if (preferences.BGLowerLimit >= preferences.BGUpperLimit || low.threshold >= high.threshold)
    return 'limits_reversed'
  const destinations = [...low.destinations, ...high.destinations]
  if (destinations.some(({ contactId }) => !contactIds.has(contactId))) return 'unknown_contact'
  return destinations.some(
    ({ address, channel }) => !(channel === 'EMAIL' ? EMAIL : PHONE).test(address),
  )
    ? 'wrong_address'
    : null
}

export const alerts: RestHandlers<'getBloodSugarAlerts' | 'updateBloodSugarAlerts'> = {
  getBloodSugarAlerts: async ({ caller, store }) => ({
    status: 200,
    body: await alertsOf(store, caller.id),
  }),

  updateBloodSugarAlerts: ({ caller, store, body, problem }) =>
    store.transaction(async (sql) => {
      const before = await alertsOf(sql, caller.id)
      const after: Alerts = {
        low: body.low ?? before.low,
        high: body.high ?? before.high,
        preferences: { ...before.preferences, ...body.preferences },
      }
      const { contacts } = await readFact(sql, caller.id, 'contacts')
      const refused = refusalOf(
        after,
        new Set(contacts.filter(({ contactType }) => contactType === 'FA').map(({ id }) => id)),
      )
      if (refused) return problem(422, refused)
      await writeFact(sql, caller.id, 'alerts', { low: after.low, high: after.high })
      if (body.preferences)
        await writeFact(
          sql,
          caller.id,
          'prefs',
          withAlertPreferences(await readFact(sql, caller.id, 'prefs'), body.preferences),
        )
      return { status: 200, body: after }
    }),
}
