import { nonMembersSlice } from '#slices/non-members/slice.ts'
import { privacySlice } from '#slices/privacy/slice.ts'
import type { RouteRow } from '#slices/route-definition.ts'

const visitor = { access: 'public', programs: null } as const satisfies Partial<RouteRow>
/** Public pages that use the member layout when signed in (GAP-048). */
const both = {
  ...visitor,
  frame: 'both',
} as const satisfies Partial<RouteRow>
const labOrder = {
  ...both,
  hidesControls: true,
  isUnlisted: true,
  areas: ['lab-orders', 'forms'],
} as const satisfies Partial<RouteRow>

/** Routes of public pages (2§2, GAP-037). */
export const publicRoutes: readonly RouteRow[] = [
  ...nonMembersSlice.routes,
  {
    ...labOrder,
    id: 'labOrders',
    title: 'titles.lab-orders',
  },
  {
    ...labOrder,
    id: 'confirmAddressMembers',
    title: 'titles.confirm-address',
  },
  {
    ...labOrder,
    id: 'confirmOrderMembers',
    title: 'titles.confirm-order',
  },
  {
    ...labOrder,
    id: 'campaignEnded',
    title: 'titles.campaign-ended',
  },
  {
    ...visitor,
    id: 'sharedReport',
    frame: 'public',
    isUnlisted: true,
    title: 'doctor-report-shared.title',
    areas: [],
  },
  ...privacySlice.routes,
  {
    ...both,
    id: 'teamsCoaching',
    title: 'titles.teams-coaching',
    teamsTab: true,
    areas: ['chat', 'forms-brief'],
  },
  {
    ...both,
    id: 'sitemap',
    title: 'titles.sitemap',
    areas: ['sitemap'],
  },
  {
    ...both,
    id: 'notFound',
    title: 'common.missing.page',
    isUnlisted: true,
    isMissing: true,
  },
  {
    ...visitor,
    id: 'followup',
    title: 'shell.page.dashboard',
    isUnlisted: true,
    lands: true,
  },
]
