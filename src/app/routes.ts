import type { ComponentType } from 'react'
import type { ProgramName } from '#domain/programs.ts'
import type { Area, MessageKey } from '#i18n/areas.ts'
import type { IconName } from '#ui/icon/icon-paths.ts'

/**
 * One place of the portal. `programs`: the member needs one of them active (2§2); null is open to every signed-in member. `areas`
 * are the texts that the screen needs, loaded beside it. `nav` puts the place into the sidebar. A place without a screen of its own
 * leads on `to` another. `forMembers`: a public page that has something for a member, too. `needsStart`: not for a member none of whose
 * programs has started (IMP-003). `isBare`: without the sidebar. `legal`: the links below it, where they are not the usual ones.
 */
export type Page = {
  readonly id: string
  readonly path: string
  readonly title: MessageKey
  readonly access: 'public' | 'private'
  readonly programs: readonly ProgramName[] | null
  readonly forMembers?: true
  readonly needsStart?: true
  readonly isBare?: true
  readonly legal?: 'care'
  readonly nav?: { readonly icon: IconName; readonly label: MessageKey }
} & ({ readonly areas: readonly Area[]; readonly screen: () => Promise<ComponentType> } | { readonly to: string })

/** Those with a screen of their own. */
export type ScreenPage = Extract<Page, { screen: unknown }>

/** Who has blood pressure pages: 2§7 fetches their statistics for these three programs. */
const bloodPressure = {
  access: 'private', title: 'shell.page.blood-pressure', programs: ['hypertension', 'chronicKidneyDisease', 'heartFailure'],
} as const satisfies Partial<Page>
const bloodSugar = { access: 'private', title: 'shell.page.blood-sugar', programs: ['diabetes', 'deviceFlex'] } as const satisfies Partial<Page>

/** The pages around sign-in. */
const access = { access: 'public', programs: null, areas: ['sign-in', 'access', 'forms'] } as const satisfies Partial<Page>

/** The pages between two accounts. */
const transition = { access: 'public', programs: null, areas: ['transition'] } as const satisfies Partial<Page>

/** The pages for people who are no members. */
const nonMember = { access: 'public', programs: null, areas: ['non-member', 'forms'] } as const satisfies Partial<Page>

/** Every place there is. It drives the router, the guard, the sidebar and the titles. */
export const pages: readonly Page[] = [
  {
    id: 'login', path: '/login', title: 'sign-in.title', access: 'public', programs: null, areas: ['sign-in'],
    screen: async () => (await import('./sign-in-page.tsx')).SignInPage,
  },
  { ...access, id: 'forgotPassword', path: '/forgot-password', title: 'access.forgot.title', screen: async () => (await import('./access-pages.tsx')).ForgotPasswordPage },
  { ...access, id: 'resetPassword', path: '/reset-password', title: 'access.reset.title', screen: async () => (await import('./access-pages.tsx')).ResetPasswordPage },
  { ...access, id: 'mfa', path: '/mfa', title: 'access.mfa.title', screen: async () => (await import('./access-pages.tsx')).MfaPage },
  { ...access, id: 'verificationRequired', path: '/verification-required', title: 'access.verify.title', screen: async () => (await import('./access-pages.tsx')).VerificationRequiredPage },
  { ...access, id: 'verificationExpired', path: '/verification-expired', title: 'access.expired.title', screen: async () => (await import('./access-pages.tsx')).VerificationExpiredPage },
  { ...access, id: 'rateLimitExceeded', path: '/rate-limit-exceeded', title: 'access.limit.title', screen: async () => (await import('./access-pages.tsx')).RateLimitPage },
  { ...access, id: 'logout', path: '/logout', title: 'access.logout.title', screen: async () => (await import('#slices/sign-in/logout-screen.tsx')).LogoutScreen },
  { ...transition, id: 'transitionScreen', path: '/transitionScreen', title: 'transition.title', legal: 'care', screen: async () => (await import('./transition-pages.tsx')).TransitionPage },
  { ...transition, id: 'migration', path: '/migration', title: 'transition.migration.title', screen: async () => (await import('./transition-pages.tsx')).MigrationPage },
  { ...transition, id: 'keycloak', path: '/keycloak', title: 'transition.keycloak.title', forMembers: true, screen: async () => (await import('./transition-pages.tsx')).KeycloakPage },
  { ...transition, id: 'prelogin', path: '/pre-login', title: 'transition.teams.title', screen: async () => (await import('./transition-pages.tsx')).PreLoginPage },
  { ...nonMember, id: 'nonMember', path: '/non-member', title: 'non-member.title', screen: async () => (await import('./non-member-pages.tsx')).NonMemberPage },
  { ...nonMember, id: 'nonMemberAccountEnded', path: '/non-member/account-ended', title: 'non-member.ended.title', screen: async () => (await import('./non-member-pages.tsx')).AccountEndedPage },
  { ...nonMember, id: 'nonMemberOrderForm', path: '/non-member/order-form', title: 'non-member.order.title', screen: async () => (await import('./non-member-pages.tsx')).OrderFormPage },
  { ...nonMember, id: 'nonMemberConfirmLabOrder', path: '/non-member/confirm-lab-order', title: 'non-member.confirm.title', screen: async () => (await import('./non-member-pages.tsx')).ConfirmOrderPage },
  {
    id: 'pending', path: '/pending', title: 'pending.page', access: 'private', programs: null, isBare: true, areas: ['pending'],
    screen: async () => (await import('./pending-page.tsx')).PendingPage,
  },
  {
    id: 'dashboard', path: '/dashboard', title: 'shell.page.dashboard', access: 'private', programs: null, needsStart: true,
    nav: { icon: 'home', label: 'shell.page.dashboard' }, areas: ['dashboard', 'blood-pressure-brief', 'blood-sugar-brief'],
    screen: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  { id: 'bloodSugar', path: '/blood-sugar', to: 'bloodSugarLogs', nav: { icon: 'drop', label: 'shell.page.blood-sugar' }, ...bloodSugar },
  {
    ...bloodSugar, id: 'bloodSugarLogs', path: '/blood-sugar/all-logs', title: 'shell.page.blood-sugar-logs', areas: ['blood-sugar'],
    screen: async () => (await import('#slices/blood-sugar/all-logs-screen.tsx')).AllLogsScreen,
  },
  { id: 'bloodPressure', path: '/blood-pressure', to: 'bloodPressureOverview', nav: { icon: 'heart-check', label: 'shell.page.blood-pressure' }, ...bloodPressure },
  {
    ...bloodPressure, id: 'bloodPressureOverview', path: '/blood-pressure/overview', areas: ['blood-pressure'],
    screen: async () => (await import('#slices/blood-pressure/overview-screen.tsx')).OverviewScreen,
  },
  {
    ...bloodPressure, id: 'bloodPressureTrends', path: '/blood-pressure/trends', title: 'shell.page.blood-pressure-trends', areas: ['blood-pressure'],
    screen: async () => (await import('#slices/blood-pressure/trends-screen.tsx')).TrendsScreen,
  },
  {
    ...bloodPressure, id: 'bloodPressureLogs', path: '/blood-pressure/all-logs', title: 'shell.page.blood-pressure-logs', areas: ['blood-pressure'],
    screen: async () => (await import('#slices/blood-pressure/all-logs-screen.tsx')).AllLogsScreen,
  },
]

export const isPage = (id: string): boolean => pages.some(page => page.id === id)

/** The place of an id. Throws for an id that no place has (ROUTE-023). */
export function pageOf(id: string): Page {
  const page = pages.find(one => one.id === id)
  if (!page) throw new Error(`No primary route exists for ${id}.`)
  return page
}

/** The place at a path of the address bar, with or without a slash at its end; null when there is none. */
export const pageAt = (pathname: string): Page | null => pages.find(({ path }) => path === pathname.replace(/(?<=.)\/+$/, '')) ?? null
