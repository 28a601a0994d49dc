// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetDeviceGroupsAnswer = operations['getDeviceGroups']['responses'][200]['content']['application/json']
/** Get the devices that the member has, by program. `GET /v1/users/me/web/refresh/v2`. Throws `ApiProblem`. */
export const getDeviceGroups = (client: PortalClient, init: CallInit = {}): Promise<GetDeviceGroupsAnswer> =>
  answer('getDeviceGroups', client.GET('/v1/users/me/web/refresh/v2', { ...init }))
