import type { GuideLanguage, GuideManual, UserGuide } from '../../model/care/user-guides.ts'
import { useGetUserGuide, useListUserGuides } from '#generated/rpc/hooks.ts'
import { type QueryState, toQueryState, toRowsQueryState } from '#platform/query/query-state.ts'

/** The guides of all devices, the member's own first, named in their language. */
export function useUserGuides(): QueryState<readonly UserGuide[]> {
  return toRowsQueryState(useListUserGuides({}, { select: ({ guides }) => guides }))
}

/**
 * The manual of a device in a language, and how many sections of it could not be read; `wanted`
 * false asks nothing.
 */
export function useGuideManual(
  device: string,
  language: GuideLanguage,
  wanted = true,
): QueryState<GuideManual> {
  const read = toQueryState(
    useGetUserGuide({ device, language }, { select: ({ manual }) => manual, enabled: wanted }),
  )
  if (read.state !== 'ready') return read
  const { items, leftOut } = read.data.sections
  return { ...read, data: { ...read.data, sections: items }, leftOut }
}
