import type { RouteId } from '#platform/model/paths.ts'
import type { ProgramName } from '#session/member/model/programs.ts'
import type { Area, MessageKey } from '#i18n/areas.ts'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import type { ComponentType } from 'react'

/** Requirements of a page beyond programs. */
export type RouteRequirement =
  | 'kidneyLabResults'
  | 'reminders'
  | 'goalSetting'
  | 'behavioralHealth'
  | 'bodyScale'
  | 'oneApp'

/**
 * A sidebar entry (1§2): group, order (GAP-034) and label. `needs` hides the entry only, not the
 * page.
 */
export type NavEntry = {
  readonly group: 'main' | 'settings'
  readonly order: number
  readonly icon: IconName
  readonly label: MessageKey
  readonly needs?: RouteRequirement
}

type RouteBase = {
  /** The name in the specification, or the path in camelCase (GAP-007). */
  readonly id: RouteId
  /** The path of `paths`. */
  readonly path: string
  /** The document title and sitemap label, a key of any catalogue; it loads with both pages. */
  readonly title: MessageKey
  readonly access: 'public' | 'private'
  /** Programs of which one must be active (2§2); null for all members. */
  readonly programs: readonly ProgramName[] | null
  /** An additional requirement, independent of programs. */
  readonly needs?: RouteRequirement
  /** Members without access get the missing page instead of a redirect (GAP-038). */
  readonly otherwise?: 'missing'
  /**
   * Layout of a public page for members: `public`, or `both` for the member layout. Without it,
   * members are redirected to their landing page.
   */
  readonly frame?: 'public' | 'both'
  /** Not for members without a started program (IMP-003). */
  readonly needsStart?: true
  /** Only for members whose programs have not started (GAP-117); others are led to the dashboard. */
  readonly isForPending?: true
  /** Shown before the programs are loaded; the page handles missing data itself. */
  readonly opensEarly?: true
  /** Hides the sidebar. */
  readonly isBare?: true
  /** Hides help, coach and member menu in the header (1§2, GAP-006). */
  readonly hidesControls?: true
  /** Alternative legal links in the footer. */
  readonly legal?: 'care'
  readonly nav?: NavEntry
  /** Not on the sitemap, because the page needs parameters or state. */
  readonly isUnlisted?: true
  /** The page is a Teams tab (1§2). */
  readonly teamsTab?: true
}

/** Loads the module of a screen. Its path is literal, so that the bundler creates a chunk for it. */
export type ScreenLoader = () => Promise<ComponentType>

/**
 * A route with its own screen. `areas`: its message catalogues. `screen` is absent for a page of
 * `src/app/pages`, which `screens.ts` loads.
 */
export type ScreenRoute = RouteBase & {
  readonly areas: readonly Area[]
  readonly screen?: ScreenLoader
}

/** Returns the area of a message, the first part of its key. */
export function areaOf(key: MessageKey): Area {
  return key.split('.')[0] as Area
}

/** Returns the catalogues of a page: those of its screen and of its title. */
export function areasOf({ areas, title }: ScreenRoute): readonly Area[] {
  return [...new Set([...areas, areaOf(title)])]
}

/**
 * A route: a screen, a redirect to the first of its `tabs` (ids), a landing redirect, or the
 * missing page.
 */
export type RouteDefinition =
  | ScreenRoute
  | (RouteBase & { readonly tabs: readonly RouteId[] })
  | (RouteBase & { readonly lands: true })
  | (RouteBase & { readonly isMissing: true })

type WithoutPath<Route> = Route extends unknown ? Omit<Route, 'path'> : never

/** A row of the route table; `paths` has its path. */
export type RouteRow = WithoutPath<RouteDefinition>

/** What the app reads of a slice: its pages with their sidebar entries. */
export type Slice = {
  readonly routes: readonly (RouteRow &
    ({ readonly screen: ScreenLoader } | { readonly tabs: unknown }))[]
}

/** Returns whether a route has its own screen. */
export function hasScreen(page: RouteDefinition): page is ScreenRoute {
  return 'areas' in page
}
