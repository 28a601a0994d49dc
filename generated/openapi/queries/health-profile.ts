// Written by `npm run generate` from contracts/. Do not edit.
import {
  getHealthInfo,
  type GetHealthInfoAnswer,
  saveHealthInfo,
  type SaveHealthInfoParams,
  type SaveHealthInfoAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `getHealthInfo`: the operation and what it was asked; `['getHealthInfo']` alone matches every asking. */
export const getHealthInfoKey = () => ['getHealthInfo'] as const

/** Get what the member told about their health and about themselves. */
export const getHealthInfoOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getHealthInfo'], GetHealthInfoAnswer> => ({
  queryKey: tagged<GetHealthInfoAnswer, readonly ['getHealthInfo']>(getHealthInfoKey()),
  queryFn: ({ signal }) => getHealthInfo(client, { ...init, signal }),
})

/** Replace what the member told about their health and about themselves. */
export const saveHealthInfoMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveHealthInfoParams, SaveHealthInfoAnswer> => ({
  mutationKey: ['saveHealthInfo'],
  mutationFn: (params) => saveHealthInfo(client, params, init),
})
