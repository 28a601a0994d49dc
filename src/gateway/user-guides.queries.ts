import type { DeviceModel } from '#domain/devices.ts'
import type { GuideManual, UserGuide } from '#domain/user-guides.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetUserGuide } from '#generated/rpc/hooks.ts'
import { listUserGuidesOptions } from '#generated/rpc/queries.ts'
import { useSpoken } from './asking.queries.ts'
import { type Read, readOf } from './read.ts'
import { guideManual, userGuidesOf } from './user-guides.ts'

/** The guides of all devices, the member's own first, named in her language. */
export const useUserGuides = (language: string): Read<readonly UserGuide[]> => useSpoken(listUserGuidesOptions(useRpcClient()), language, userGuidesOf)

/** The manual of a device in a language; `wanted` false asks nothing. */
export function useGuideManual(device: DeviceModel, language: 'en-US' | 'es-US', wanted = true): Read<GuideManual> {
  return readOf(useGetUserGuide({ device, language }, { select: guideManual, enabled: wanted }))
}
