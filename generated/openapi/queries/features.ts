// Written by `npm run generate` from contracts/. Do not edit.
import {
  getFeatures,
  type GetFeaturesAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `getFeatures`: the operation and what it was asked; `['getFeatures']` alone matches every asking. */
export const getFeaturesKey = () => ['getFeatures'] as const

/** Get the feature flags of the member. */
export const getFeaturesOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getFeatures'], GetFeaturesAnswer> => ({
  queryKey: tagged<GetFeaturesAnswer, readonly ['getFeatures']>(getFeaturesKey()),
  queryFn: ({ signal }) => getFeatures(client, { ...init, signal }),
})
