import type { ProgramName } from '#session/member/model/programs.ts'
import type { Area, MessageKey } from '#i18n/areas.ts'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import type { RouteRequirement } from './route-requirements.ts'

/**
 * A place in the sidebar (1§2): its list, its rank there (GAP-034) and what it is called. `needs`:
 * the item alone goes without it, the page stays.
 */
export type NavEntry = {
  readonly group: 'main' | 'settings'
  readonly order: number
  readonly icon: IconName
  readonly label: MessageKey
  readonly needs?: RouteRequirement
}

type RouteBase = {
  /** As the documents name it, else the path in camelCase (GAP-007). */
  readonly id: string
  /** With react-router's params, such as `/food/log/:id?`; relative to the portal's base path. */
  readonly path: string
  /**
   * The browser's title and the name on the sitemap. Its area, such as `titles`, is loaded with the
   * page.
   */
  readonly title: MessageKey
  readonly access: 'public' | 'private'
  /** The member needs one of them active (2§2); null is open to every signed-in member. */
  readonly programs: readonly ProgramName[] | null
  /** And this, whatever her programs are. */
  readonly needs?: RouteRequirement
  /** Who may not see it finds no page here, instead of being led elsewhere (GAP-038). */
  readonly otherwise?: 'missing'
  /**
   * How a signed-in member sees a public page: `public` in the public frame, `both` in her own.
   * Without it she is led on to her landing page, for the page is only for visitors.
   */
  readonly frame?: 'public' | 'both'
  /** Not for a member none of whose programs has started (IMP-003). */
  readonly needsStart?: true
  /** Shown while the programs are not known: it says itself what is missing. */
  readonly opensEarly?: true
  /** Without the sidebar. */
  readonly isBare?: true
  /** Without help, coach and member menu in the header (1§2, GAP-006). */
  readonly hidesControls?: true
  /** The links below it, where they are not the usual ones. */
  readonly legal?: 'care'
  readonly nav?: NavEntry
  /** Not on the sitemap: who opens it needs something to come with. */
  readonly isUnlisted?: true
  /** It is a tab of the workplace chat (1§2). */
  readonly teamsTab?: true
}

/**
 * A route with a screen of its own (`screens.ts`). `areas`: the texts that it needs, loaded beside
 * it.
 */
export type ScreenRoute = RouteBase & {
  readonly areas: readonly Area[]
}

/**
 * All texts that a page needs: its screen's and its title's, whose area is the beginning of its
 * key.
 */
export function areasOf({ areas, title }: ScreenRoute): readonly Area[] {
  return [...new Set([...areas, title.split('.')[0] as Area])]
}

/**
 * One place of the portal: with a screen, or leading on to the first of its `tabs` (ids), or to the
 * landing page, or to the card for what is missing.
 */
export type RouteDefinition =
  | ScreenRoute
  | (RouteBase & { readonly tabs: readonly string[] })
  | (RouteBase & { readonly lands: true })
  | (RouteBase & { readonly isMissing: true })

/** What the files of the table are made of. */
export type RouteRow = RouteDefinition

/** Whether a route shows a screen of its own. */
export function hasScreen(page: RouteDefinition): page is ScreenRoute {
  return 'areas' in page
}
