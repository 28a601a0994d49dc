import type { Row } from './route-definition.ts'

/** The pages for people who are no members. */
const nonMember = {
  access: 'public',
  programs: null,
  areas: ['non-member', 'forms'],
} as const satisfies Partial<Row>

/** Public, and in the member's own frame when she is signed in (GAP-048). */
const both = { access: 'public', programs: null, frame: 'both' } as const satisfies Partial<Row>
const labOrder = {
  ...both,
  hidesControls: true,
  isUnlisted: true,
  areas: ['lab-orders', 'forms'],
} as const satisfies Partial<Row>

/** What everybody may open (2§2, GAP-037). */
export const publicPages: readonly Row[] = [
  {
    ...nonMember,
    id: 'nonMember',
    path: '/non-member',
    title: 'non-member.title',
    screen: async () => (await import('../pages/non-member-pages.tsx')).NonMemberPage,
  },
  {
    ...nonMember,
    id: 'nonMemberAccountEnded',
    path: '/non-member/account-ended',
    frame: 'public',
    title: 'non-member.ended.title',
    screen: async () => (await import('../pages/non-member-pages.tsx')).AccountEndedPage,
  },
  {
    ...nonMember,
    id: 'nonMemberOrderForm',
    path: '/non-member/order-form',
    title: 'non-member.order.title',
    screen: async () => (await import('../pages/non-member-pages.tsx')).OrderFormPage,
  },
  {
    ...nonMember,
    id: 'nonMemberConfirmLabOrder',
    isUnlisted: true,
    hidesControls: true,
    path: '/non-member/confirm-lab-order',
    title: 'non-member.confirm.title',
    screen: async () => (await import('../pages/non-member-pages.tsx')).ConfirmOrderPage,
  },
  {
    ...labOrder,
    id: 'labOrders',
    path: '/confirm-lab-order',
    title: 'titles.lab-orders',
    screen: async () => (await import('../pages/lab-order-pages.tsx')).LabOrdersPage,
  },
  {
    ...labOrder,
    id: 'confirmAddressMembers',
    path: '/confirm-lab-order/confirm-address',
    title: 'titles.confirm-address',
    screen: async () => (await import('../pages/lab-order-pages.tsx')).ConfirmAddressPage,
  },
  {
    ...labOrder,
    id: 'confirmOrderMembers',
    path: '/confirm-lab-order/members',
    title: 'titles.confirm-order',
    screen: async () => (await import('../pages/lab-order-pages.tsx')).ConfirmOrderPage,
  },
  {
    ...labOrder,
    id: 'campaignEnded',
    path: '/campaign-ended',
    title: 'titles.campaign-ended',
    screen: async () => (await import('../pages/lab-order-pages.tsx')).CampaignEndedPage,
  },
  {
    ...both,
    id: 'privacy',
    path: '/privacy',
    title: 'titles.privacy',
    teamsTab: true,
    areas: ['privacy'],
    screen: async () => (await import('../pages/privacy-page.tsx')).PrivacyPage,
  },
  {
    ...both,
    id: 'teamsCoaching',
    path: '/teams-coaching',
    title: 'titles.teams-coaching',
    teamsTab: true,
    areas: ['chat', 'forms-brief'],
    screen: async () => (await import('../pages/chat/teams-coaching-page.tsx')).TeamsCoachingPage,
  },
  {
    ...both,
    id: 'sitemap',
    path: '/sitemap',
    title: 'titles.sitemap',
    areas: ['sitemap', 'sign-in', 'access', 'non-member'],
    screen: async () => (await import('../pages/sitemap/sitemap-page.tsx')).SitemapPage,
  },
  {
    ...both,
    id: 'notFound',
    path: '/not-found',
    title: 'common.missing.page',
    isUnlisted: true,
    isMissing: true,
  },
  {
    id: 'followup',
    path: '/l/followup',
    title: 'shell.page.dashboard',
    access: 'public',
    programs: null,
    isUnlisted: true,
    lands: true,
  },
]
