import type { RouteRow } from '#slices/route-definition.ts'

const visitor = { access: 'public', programs: null } as const satisfies Partial<RouteRow>
/** Shared fields of the pages for non-members. */
const nonMember = {
  ...visitor,
  areas: ['non-members', 'forms'],
} as const satisfies Partial<RouteRow>

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
  {
    ...nonMember,
    id: 'nonMember',
    title: 'non-members.title',
  },
  {
    ...nonMember,
    id: 'nonMemberAccountEnded',
    frame: 'public',
    title: 'non-members.ended.title',
  },
  {
    ...nonMember,
    id: 'nonMemberOrderForm',
    title: 'non-members.order.title',
  },
  {
    ...nonMember,
    id: 'nonMemberConfirmLabOrder',
    isUnlisted: true,
    hidesControls: true,
    title: 'non-members.confirm.title',
  },
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
  {
    ...both,
    id: 'privacy',
    title: 'titles.privacy',
    teamsTab: true,
    areas: ['privacy'],
  },
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
