import { hasBehavioralHealth } from '#session/member/model/programs.ts'
import { isVisible } from '../router/route-guard.ts'
import { isRequirementMet, type RequirementFacts } from '../router/route-requirements.ts'
import type { NavEntry, RouteDefinition } from '../router/route-definition.ts'

/** A page in the sidebar. `isOutside`: its link leads to the external app. */
export type SidebarEntry = {
  readonly page: RouteDefinition
  readonly nav: NavEntry
  readonly isOutside: boolean
}

/**
 * What the sidebar goes by. `isPending`: none of the programs has started, and at least one is to
 * (IMP-003). `areProgramsKnown`: their call has answered.
 */
export type SidebarFacts = RequirementFacts & {
  readonly isOneAppSidebar: boolean
  readonly isPending: boolean
  readonly areProgramsKnown: boolean
}

/**
 * The places of the sidebar, in the order of the table (1§2, 2§2). The dashboard's link shows when
 * the dashboard can be shown and the one-app has no sidebar of its own; a behavioral health member
 * has the external app's in its place, and no second one further down (GAP-032).
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
        isRequirementMet(nav.needs, facts),
    )
    .filter(
      ({ page }) =>
        page.id !== 'dashboard' || !(isOutside || facts.isOneAppSidebar || facts.isPending),
    )
    .toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ nav, isOutside }: SidebarEntry): number =>
  (nav.group === 'main' ? 0 : 1000) + (isOutside ? 0 : nav.order)
