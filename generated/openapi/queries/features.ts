// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getFeatures } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetFeaturesAnswer } from '../calls.ts'

/** Get the feature flags of the member. */
export const getFeaturesQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetFeaturesAnswer> = { id: 'getFeatures', run: (client, _, init) => getFeatures(client, init) }
