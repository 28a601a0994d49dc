// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getDeviceGroups } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetDeviceGroupsAnswer } from '../calls.ts'

/** Get the devices that the member has, by program. */
export const getDeviceGroupsQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetDeviceGroupsAnswer> = { id: 'getDeviceGroups', run: (client, _, init) => getDeviceGroups(client, init) }
