import type { ComponentType } from 'react'
import type { RouteId } from '#platform/model/paths.ts'
import type { ScreenLoader, ScreenRoute } from '#slices/route-definition.ts'

/**
 * The modules of the pages of the app by route id; a slice has its own in slice.ts. Paths are
 * literal, so that the bundler creates a chunk for each; `then` instead of `await` saves 0.9 kB of
 * the first download.
 */
export const pageScreens: Readonly<Partial<Record<RouteId, ScreenLoader>>> = {
  login: () => import('../pages/sign-in-page.tsx').then((of) => of.SignInPage),
  forgotPassword: () => import('../pages/access-pages.tsx').then((of) => of.ForgotPasswordPage),
  resetPassword: () => import('../pages/access-pages.tsx').then((of) => of.ResetPasswordPage),
  mfa: () => import('../pages/access-pages.tsx').then((of) => of.MfaPage),
  verificationRequired: () =>
    import('../pages/access-pages.tsx').then((of) => of.VerificationRequiredPage),
  verificationExpired: () =>
    import('../pages/access-pages.tsx').then((of) => of.VerificationExpiredPage),
  rateLimitExceeded: () => import('../pages/access-pages.tsx').then((of) => of.RateLimitPage),
  transitionScreen: () => import('../pages/migration-pages.tsx').then((of) => of.TransitionPage),
  migration: () => import('../pages/migration-pages.tsx').then((of) => of.MigrationPage),
  keycloak: () => import('../pages/migration-pages.tsx').then((of) => of.KeycloakPage),
  prelogin: () => import('../pages/migration-pages.tsx').then((of) => of.PreLoginPage),
  dashboard: () => import('../pages/dashboard/dashboard-page.tsx').then((of) => of.DashboardPage),
  behavioralHealth: () =>
    import('../pages/behavioral-health-page.tsx').then((of) => of.BehavioralHealthPage),
  labOrders: () => import('../pages/lab-order-pages.tsx').then((of) => of.LabOrdersPage),
  confirmAddressMembers: () =>
    import('../pages/lab-order-pages.tsx').then((of) => of.ConfirmAddressPage),
  confirmOrderMembers: () =>
    import('../pages/lab-order-pages.tsx').then((of) => of.ConfirmOrderPage),
  campaignEnded: () => import('../pages/lab-order-pages.tsx').then((of) => of.CampaignEndedPage),
  sharedReport: () => import('../pages/shared-report-page.tsx').then((of) => of.SharedReportPage),
  teamsCoaching: () =>
    import('../pages/chat/teams-coaching-page.tsx').then((of) => of.TeamsCoachingPage),
  sitemap: () => import('../pages/sitemap/sitemap-page.tsx').then((of) => of.SitemapPage),
  reportsAndData: () =>
    import('../pages/reports-and-data-page.tsx').then((of) => of.ReportsAndDataPage),
  doctorReport: () => import('../pages/doctor-report-page.tsx').then((of) => of.DoctorReportPage),
  programs: () => import('../pages/programs-page.tsx').then((of) => of.ProgramsPage),
  authorization: () => import('../pages/authorization-page.tsx').then((of) => of.AuthorizationPage),
  profileAccount: () => import('../pages/profile/account-page.tsx').then((of) => of.AccountPage),
  profileCommunications: () =>
    import('../pages/profile/communications-page.tsx').then((of) => of.CommunicationsPage),
  profileHealth: () =>
    import('../pages/profile/health-profile-page.tsx').then((of) => of.HealthProfilePage),
  profileCoverage: () => import('../pages/profile/coverage-page.tsx').then((of) => of.CoveragePage),
  profilePayment: () => import('../pages/profile/payment-page.tsx').then((of) => of.PaymentPage),
}

/** Returns the loader of a route's screen. Throws for a route without a screen. */
export function screenLoader({ id, screen = pageScreens[id] }: ScreenRoute): ScreenLoader {
  if (screen === undefined) throw new Error(`The route ${id} has no screen.`)
  return screen
}

export function loadScreen(page: ScreenRoute): Promise<ComponentType> {
  return screenLoader(page)()
}
