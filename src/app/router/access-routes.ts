import type { Row } from './route-definition.ts'

/** The pages around sign-in. */
const access = {
  access: 'public',
  programs: null,
  areas: ['sign-in', 'access', 'forms'],
} as const satisfies Partial<Row>
const unlisted = { ...access, isUnlisted: true } as const

/** The pages between two accounts. */
const transition = { ...unlisted, areas: ['transition'] } as const satisfies Partial<Row>

/** Signing in and out, and what stands between (2§2). */
export const accessPages: readonly Row[] = [
  {
    id: 'login',
    path: '/login',
    title: 'sign-in.title',
    access: 'public',
    programs: null,
    areas: ['sign-in'],
    screen: async () => (await import('../pages/sign-in-page.tsx')).SignInPage,
  },
  {
    ...access,
    id: 'forgotPassword',
    path: '/forgot-password',
    title: 'access.forgot.title',
    screen: async () => (await import('../pages/access-pages.tsx')).ForgotPasswordPage,
  },
  {
    ...unlisted,
    id: 'resetPassword',
    path: '/reset-password',
    title: 'access.reset.title',
    screen: async () => (await import('../pages/access-pages.tsx')).ResetPasswordPage,
  },
  {
    ...unlisted,
    id: 'mfa',
    path: '/mfa',
    title: 'access.mfa.title',
    screen: async () => (await import('../pages/access-pages.tsx')).MfaPage,
  },
  {
    ...unlisted,
    id: 'verificationRequired',
    path: '/verification-required',
    title: 'access.verify.title',
    screen: async () => (await import('../pages/access-pages.tsx')).VerificationRequiredPage,
  },
  {
    ...unlisted,
    id: 'verificationExpired',
    path: '/verification-expired',
    title: 'access.expired.title',
    screen: async () => (await import('../pages/access-pages.tsx')).VerificationExpiredPage,
  },
  {
    ...unlisted,
    id: 'rateLimitExceeded',
    path: '/rate-limit-exceeded',
    title: 'access.limit.title',
    screen: async () => (await import('../pages/access-pages.tsx')).RateLimitPage,
  },
  {
    ...unlisted,
    id: 'logout',
    path: '/logout',
    title: 'access.logout.title',
    screen: async () => (await import('#slices/sign-in/ui/sign-in/logout-screen.tsx')).LogoutScreen,
  },
  {
    ...transition,
    id: 'transitionScreen',
    path: '/transitionScreen',
    title: 'transition.title',
    legal: 'care',
    frame: 'public',
    screen: async () => (await import('../pages/migration-pages.tsx')).TransitionPage,
  },
  {
    ...transition,
    id: 'migration',
    path: '/migration',
    title: 'transition.migration.title',
    screen: async () => (await import('../pages/migration-pages.tsx')).MigrationPage,
  },
  {
    ...transition,
    id: 'keycloak',
    path: '/keycloak',
    title: 'transition.keycloak.title',
    frame: 'public',
    screen: async () => (await import('../pages/migration-pages.tsx')).KeycloakPage,
  },
  {
    ...transition,
    id: 'prelogin',
    areas: ['transition', 'sign-in'],
    path: '/pre-login',
    title: 'transition.teams.title',
    screen: async () => (await import('../pages/migration-pages.tsx')).PreLoginPage,
  },
  {
    id: 'pending',
    isUnlisted: true,
    path: '/pending',
    title: 'pending.page',
    access: 'private',
    programs: null,
    isBare: true,
    areas: ['pending'],
    screen: async () => (await import('../pages/pending-page.tsx')).PendingPage,
  },
]
