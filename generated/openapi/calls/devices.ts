// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import { readDeviceGroups, type DeviceGroups } from '../../schemas/openapi/devices.reader.ts'

export type GetDeviceGroupsAnswer = DeviceGroups
/** Get the devices that the member has, by program. `GET /v1/users/me/web/refresh/v2`. Throws `ApiProblem`. */
export const getDeviceGroups = (client: PortalClient, init: CallInit = {}): Promise<GetDeviceGroupsAnswer> =>
  readBody('getDeviceGroups', readDeviceGroups, answer('getDeviceGroups', client.GET('/v1/users/me/web/refresh/v2', { ...init })))
