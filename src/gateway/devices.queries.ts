import type { DeviceGrouping } from '#domain/devices.ts'
import { useGetDeviceGroups } from '#generated/openapi/hooks.ts'
import { initialAnswers } from './initial-load.ts'
import { readOf, type Read } from './read.ts'

/** The devices that the member's programs gave her; the same answer as of the initial load, with its own way to ask again. */
export const useDeviceGroupings = (): Read<readonly DeviceGrouping[]> => readOf(useGetDeviceGroups({ select: initialAnswers.deviceGroupings, staleTime: Infinity }))
