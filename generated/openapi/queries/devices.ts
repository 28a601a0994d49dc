// Written by `npm run generate` from contracts/. Do not edit.
import {
  getDeviceGroups,
  type GetDeviceGroupsAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `getDeviceGroups`: the operation and what it was asked; `['getDeviceGroups']` alone matches every asking. */
export const getDeviceGroupsKey = () => ['getDeviceGroups'] as const

/** Get the devices that the member has, by program. */
export const getDeviceGroupsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getDeviceGroups'], GetDeviceGroupsAnswer> => ({
  queryKey: tagged<GetDeviceGroupsAnswer, readonly ['getDeviceGroups']>(getDeviceGroupsKey()),
  queryFn: ({ signal }) => getDeviceGroups(client, { ...init, signal }),
})
