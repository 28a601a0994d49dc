import {
  type GuideLanguage,
  type GuideManual,
  guideSection,
  type UserGuide,
} from '../../model/care/user-guides.ts'
import { useGetUserGuide, useListUserGuides } from '#generated/rpc/hooks.ts'
import {
  mapQueryState,
  type QueryState,
  toQueryState,
  toRowsQueryState,
} from '#platform/query/query-state.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'

/** The guides of all devices in the member's language, the member's own devices first. */
export function useUserGuides(): QueryState<readonly UserGuide[]> {
  return toRowsQueryState(useListUserGuides({}, { select: ({ guides }) => guides }))
}

/**
 * The manual of a device in a language, and the number of sections that could not be read. `wanted`
 * false sends no request.
 */
export function useGuideManual(
  device: string,
  language: GuideLanguage,
  wanted = true,
): QueryState<GuideManual> {
  const read = toQueryState(
    useGetUserGuide({ device, language }, { select: ({ manual }) => manual, enabled: wanted }),
  )
  return mapQueryState(
    withLeftOutCount(read, ({ sections }) => sections.leftOut),
    (manual) => ({ ...manual, sections: manual.sections.items.map(guideSection) }),
  )
}
