import { hasBehavioralHealth } from '#session/member/model/programs.ts'
import { isVisible } from '../router/route-guard.ts'
import { isRequirementMet, type RequirementFacts } from '../router/route-requirements.ts'
import type { RouteId } from '#platform/model/paths.ts'
import type { MessageKey } from '#i18n/areas.ts'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import type { NavEntry, RouteDefinition } from '#slices/route-definition.ts'

/** A page in the sidebar. `isOutside`: its link opens the external app. */
export type SidebarEntry = {
  readonly page: RouteDefinition
  readonly nav: NavEntry
  readonly isOutside: boolean
}

/**
 * Input of the sidebar. `isPending`: no program has started, and at least one is pending (IMP-003);
 * `areProgramsKnown`: the programs are loaded.
 */
export type SidebarFacts = RequirementFacts & {
  readonly isOneAppSidebar: boolean
  readonly isPending: boolean
  readonly areProgramsKnown: boolean
}

/**
 * Returns the entries in table order (1§2, 2§2). The dashboard is hidden where the one-app has its
 * own sidebar; behavioral health members get the external app instead of it (GAP-032).
 */
export function sidebarEntries(
  pages: readonly RouteDefinition[],
  facts: SidebarFacts,
): readonly SidebarEntry[] {
  const isOutside = hasBehavioralHealth(facts.programs)
  return pages
    .flatMap((page) =>
      page.nav ? [{ page, nav: page.nav, isOutside: page.id === 'behavioralHealth' }] : [],
    )
    .filter(
      ({ page, nav }) =>
        (isVisible(page.programs, facts.programs) ||
          (page.opensEarly === true && !facts.areProgramsKnown)) &&
        isRequirementMet(page.needs, facts) &&
        isRequirementMet(nav.needs, facts) &&
        (page.id !== 'dashboard' || !(isOutside || facts.isOneAppSidebar || facts.isPending)),
    )
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Our additions to the documents' items, in groups of their own (GAP-018, GAP-034). */
export const ownGroups = ['coach', 'records'] as const
export type OwnGroup = (typeof ownGroups)[number]
export type OwnEntry = {
  readonly id: RouteId
  readonly group: OwnGroup
  readonly icon: IconName
  readonly label: MessageKey
}
/** As tuples, because every page downloads them. */
const ownEntries = [
  ['coaching', 'coach', 'person'],
  ['coachingGoals', 'coach', 'target'],
  ['education', 'coach', 'book'],
  ['combinedReport', 'records', 'chart'],
  ['activateDevices', 'records', 'scale'],
  ['authorization', 'records', 'eye'],
] as const satisfies readonly (readonly [RouteId, OwnGroup, IconName])[]

/**
 * Returns our additions that the member may see, once a program has started. The documents' coaching
 * item takes the place of the sessions in the one-app.
 */
export function ownSidebarEntries(
  pages: readonly RouteDefinition[],
  facts: SidebarFacts,
): readonly (OwnEntry & { readonly page: RouteDefinition })[] {
  if (facts.isOneAppSidebar || !facts.programs.some(({ status }) => status === 'ACTIVE')) return []
  return ownEntries.flatMap(([id, group, icon]) => {
    const page = pages.find((one) => one.id === id)
    return page !== undefined &&
      !(id === 'coaching' && facts.isOneApp) &&
      isVisible(page.programs, facts.programs) &&
      isRequirementMet(page.needs, facts)
      ? [{ id, group, icon, label: `shell.nav.${id}` as const, page }]
      : []
  })
}

const rank = ({ nav, isOutside }: SidebarEntry): number =>
  (nav.group === 'main' ? 0 : 1000) + (isOutside ? 0 : nav.order)
