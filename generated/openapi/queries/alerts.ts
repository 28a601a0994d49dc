// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getBloodSugarAlerts, updateBloodSugarAlerts } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetBloodSugarAlertsAnswer, UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer } from '../calls.ts'

/** Get who is told about a blood sugar reading, and when. */
export const getBloodSugarAlertsQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetBloodSugarAlertsAnswer> = { id: 'getBloodSugarAlerts', run: (client, _, init) => getBloodSugarAlerts(client, init) }

/** Change who is told about a blood sugar reading. */
export const updateBloodSugarAlertsMutation: MutationOperation<PortalClient, UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer> = { id: 'updateBloodSugarAlerts', run: updateBloodSugarAlerts, invalidates: ['getBloodSugarAlerts', 'listAppPreferences'] }
