import type { ComponentType } from 'react'
import type { ProgramName } from '#domain/programs.ts'
import type { Area, MessageKey } from '#i18n/areas.ts'
import type { IconName } from '#ui/icon/icon-paths.ts'

/**
 * One page of the portal. `programs`: the member needs one of them active (2§2); null is open to every signed-in member. `areas`
 * are the texts that the screen needs, loaded beside it. `nav` puts the page into the sidebar.
 */
export type Page = {
  readonly id: string
  readonly path: string
  readonly title: MessageKey
  readonly access: 'public' | 'private'
  readonly programs: readonly ProgramName[] | null
  readonly areas: readonly Area[]
  readonly screen: () => Promise<ComponentType>
  readonly nav?: { readonly icon: IconName; readonly label: MessageKey }
}

/** A path that only leads on. */
export type Forward = { readonly id: string; readonly path: string; readonly to: string }


/** GAP-036: who reads her blood pressure here. */
const bloodPressurePrograms = ['hypertension', 'chronicKidneyDisease', 'heartFailure'] as const

/** Every page there is. It drives the router, the guard, the sidebar and the titles. */
export const pages = [
  {
    id: 'login', path: '/login', title: 'sign-in.title', access: 'public', programs: null, areas: ['sign-in'],
    screen: async () => (await import('./sign-in-page.tsx')).SignInPage,
  },
  {
    id: 'dashboard', path: '/dashboard', title: 'shell.page.dashboard', access: 'private', programs: null,
    areas: ['dashboard', 'blood-pressure', 'blood-sugar'], nav: { icon: 'home', label: 'shell.page.dashboard' },
    screen: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  {
    id: 'bloodPressureOverview', path: '/blood-pressure/overview', title: 'blood-pressure.page.title', access: 'private', programs: bloodPressurePrograms,
    areas: ['blood-pressure'], nav: { icon: 'heart-check', label: 'shell.page.blood-pressure' },
    screen: async () => (await import('#slices/blood-pressure/overview-screen.tsx')).OverviewScreen,
  },
  {
    id: 'bloodPressureTrends', path: '/blood-pressure/trends', title: 'blood-pressure.page.trends', access: 'private', programs: bloodPressurePrograms,
    areas: ['blood-pressure'],
    screen: async () => (await import('#slices/blood-pressure/trends-screen.tsx')).TrendsScreen,
  },
  {
    id: 'bloodPressureAllLogs', path: '/blood-pressure/all-logs', title: 'blood-pressure.page.all-logs', access: 'private', programs: bloodPressurePrograms,
    areas: ['blood-pressure'],
    screen: async () => (await import('#slices/blood-pressure/all-logs-screen.tsx')).AllLogsScreen,
  },
  {
    id: 'bloodSugarAllLogs', path: '/blood-sugar/all-logs', title: 'blood-sugar.page.all-logs', access: 'private', programs: ['diabetes', 'deviceFlex'],
    areas: ['blood-sugar'], nav: { icon: 'drop', label: 'shell.page.blood-sugar' },
    screen: async () => (await import('#slices/blood-sugar/all-logs-screen.tsx')).AllLogsScreen,
  },
] as const satisfies readonly Page[]

export type PageId = (typeof pages)[number]['id']

/** A section's own path leads to its first tab (GAP-049). */
export const forwards: readonly Forward[] = [
  { id: 'bloodPressure', path: '/blood-pressure', to: 'bloodPressureOverview' },
  { id: 'bloodSugar', path: '/blood-sugar', to: 'bloodSugarAllLogs' },
]

/** The page of an id. Throws for an id that no page has (ROUTE-023). */
export function pageOf(id: string): Page {
  const page = (pages as readonly Page[]).find(one => one.id === id)
  if (!page) throw new Error(`No primary route exists for ${id}.`)
  return page
}

export const isPage = (id: string): boolean => (pages as readonly Page[]).some(page => page.id === id)
