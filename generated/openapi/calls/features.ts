// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import { readFeatures, type Features } from '../../schemas/openapi/features.reader.ts'

export type GetFeaturesAnswer = Features
/** Get the feature flags of the member. `GET /v1/users/me/platform/features/config`. Throws `ApiProblem`. */
export const getFeatures = (client: PortalClient, init: CallInit = {}): Promise<GetFeaturesAnswer> =>
  readBody('getFeatures', readFeatures, answer('getFeatures', client.GET('/v1/users/me/platform/features/config', { ...init })))
