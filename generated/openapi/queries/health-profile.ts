// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getHealthInfo, saveHealthInfo } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetHealthInfoAnswer, SaveHealthInfoParams, SaveHealthInfoAnswer } from '../calls.ts'

/** Get what the member told about their health and about themselves. */
export const getHealthInfoQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetHealthInfoAnswer> = { id: 'getHealthInfo', run: (client, _, init) => getHealthInfo(client, init) }

/** Replace what the member told about their health and about themselves. */
export const saveHealthInfoMutation: MutationOperation<PortalClient, SaveHealthInfoParams, SaveHealthInfoAnswer> = { id: 'saveHealthInfo', run: saveHealthInfo, invalidates: ['getHealthInfo', 'getBiometrics', 'getWeightTarget', 'listUserTasks'] }
