// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetFeaturesAnswer = operations['getFeatures']['responses'][200]['content']['application/json']
/** Get the feature flags of the member. `GET /v1/users/me/platform/features/config`. Throws `ApiProblem`. */
export const getFeatures = (client: PortalClient, init: CallInit = {}): Promise<GetFeaturesAnswer> =>
  answer('getFeatures', client.GET('/v1/users/me/platform/features/config', { ...init }))
