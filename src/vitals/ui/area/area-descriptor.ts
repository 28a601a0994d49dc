import type { MessageKey } from '#i18n/areas.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { RouteId } from '#platform/model/paths.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import type { useMember } from '#session/member/member-context.tsx'
import type { SkeletonHeight } from '#ui/feedback/skeleton.tsx'
import type { IconName } from '#ui/primitives/icon-paths.ts'

/** The tabs of a reading area (texts `readings.tabs`). */
export type AreaTab = 'overview' | 'trends' | 'all-logs' | 'summary-report' | 'summary-reports'

type AreaLink = { readonly page: RouteId; readonly label: MessageKey }

/**
 * What the shared screens need to know of a reading area. Its texts have the same names in each
 * area, such as `<slug>.page.title`; `bones` are the heights of its loading skeletons.
 */
export type AreaDescriptor = {
  readonly slug: 'blood-sugar' | 'blood-pressure' | 'weight' | 'pulse' | 'biometrics'
  /** The page of each tab, in their order. */
  readonly tabs: { readonly [Tab in AreaTab]?: RouteId }
  readonly icon: IconName
  readonly bones: readonly SkeletonHeight[]
  /** The readings of a span that the member left out of their figures, where they can. */
  readonly useLeftOut?: (span: DateSpan) => QueryState<readonly unknown[]>
  /** The form of a new reading, linked from the overview and the log. */
  readonly entry?: AreaLink
  /** The guide of the device, linked from every tab. */
  readonly guide?: AreaLink
  /** The link of the empty state; `isFor` limits it to the members who may open its page. */
  readonly setup?: AreaLink & {
    readonly look?: 'primary' | 'secondary'
    readonly isFor?: (member: ReturnType<typeof useMember>) => boolean
  }
}
