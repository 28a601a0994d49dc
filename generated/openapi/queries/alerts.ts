// Written by `npm run generate` from contracts/. Do not edit.
import {
  getBloodSugarAlerts,
  type GetBloodSugarAlertsAnswer,
  updateBloodSugarAlerts,
  type UpdateBloodSugarAlertsParams,
  type UpdateBloodSugarAlertsAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `getBloodSugarAlerts`: the operation and what it was asked; `['getBloodSugarAlerts']` alone matches every asking. */
export const getBloodSugarAlertsKey = () => ['getBloodSugarAlerts'] as const

/** Get who is told about a blood sugar reading, and when. */
export const getBloodSugarAlertsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getBloodSugarAlerts'], GetBloodSugarAlertsAnswer> => ({
  queryKey: tagged<GetBloodSugarAlertsAnswer, readonly ['getBloodSugarAlerts']>(getBloodSugarAlertsKey()),
  queryFn: ({ signal }) => getBloodSugarAlerts(client, { ...init, signal }),
})

/** Change who is told about a blood sugar reading. */
export const updateBloodSugarAlertsMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer> => ({
  mutationKey: ['updateBloodSugarAlerts'],
  mutationFn: (params) => updateBloodSugarAlerts(client, params, init),
})
