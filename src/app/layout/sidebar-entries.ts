import { hasBehavioralHealth } from '#session/member/model/programs.ts'
import { isVisible } from '../router/route-guard.ts'
import { isMet, type NeedFacts } from '../router/route-requirements.ts'
import type { NavPlace, Page } from '../router/route-definition.ts'

/** A page in the sidebar. `isOutside`: its link leads to the external app. */
export type SidebarPlace = {
  readonly page: Page
  readonly nav: NavPlace
  readonly isOutside: boolean
}

/**
 * What the sidebar goes by. `isPending`: none of the programs has started, and at least one is to
 * (IMP-003). `areProgramsKnown`: their call has answered.
 */
export type SidebarFacts = NeedFacts & {
  readonly isOneAppSidebar: boolean
  readonly isPending: boolean
  readonly areProgramsKnown: boolean
}

/**
 * The places of the sidebar, in the order of the table (1§2, 2§2). The dashboard's link shows when
 * the dashboard can be shown and the one-app has no sidebar of its own; a behavioral health member
 * has the external app's in its place, and no second one further down (GAP-032).
 */
export function sidebarPlaces(
  pages: readonly Page[],
  facts: SidebarFacts,
): readonly SidebarPlace[] {
  const isOutside = hasBehavioralHealth(facts.programs)
  return pages
    .flatMap((page) =>
      page.nav ? [{ page, nav: page.nav, isOutside: page.id === 'behavioralHealth' }] : [],
    )
    .filter(
      ({ page, nav }) =>
        (isVisible(page.programs, facts.programs) ||
          (page.opensEarly === true && !facts.areProgramsKnown)) &&
        isMet(page.needs, facts) &&
        isMet(nav.needs, facts),
    )
    .filter(
      ({ page }) =>
        page.id !== 'dashboard' || !(isOutside || facts.isOneAppSidebar || facts.isPending),
    )
    .toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ nav, isOutside }: SidebarPlace): number =>
  (nav.group === 'main' ? 0 : 1000) + (isOutside ? 0 : nav.order)
