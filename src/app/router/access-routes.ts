import { programsSlice } from '#slices/programs/slice.ts'
import { signInSlice } from '#slices/sign-in/slice.ts'
import type { RouteRow } from '#slices/route-definition.ts'

/** Shared fields of the sign-in pages. */
const access = {
  access: 'public',
  programs: null,
  areas: ['sign-in', 'sign-in-access', 'forms'],
} as const satisfies Partial<RouteRow>
const unlisted = { ...access, isUnlisted: true } as const

/** Shared fields of the account transition pages. */
const transition = { ...unlisted, areas: ['migration'] } as const satisfies Partial<RouteRow>

/** Routes of sign-in, sign-out and the steps between (2§2). */
export const accessRoutes: readonly RouteRow[] = [
  {
    ...access,
    id: 'login',
    title: 'sign-in.title',
    areas: ['sign-in'],
  },
  {
    ...access,
    id: 'forgotPassword',
    title: 'sign-in-access.forgot.title',
  },
  {
    ...unlisted,
    id: 'resetPassword',
    title: 'sign-in-access.reset.title',
  },
  {
    ...unlisted,
    id: 'mfa',
    title: 'sign-in-access.mfa.title',
  },
  {
    ...unlisted,
    id: 'verificationRequired',
    title: 'sign-in-access.verify.title',
  },
  {
    ...unlisted,
    id: 'verificationExpired',
    title: 'sign-in-access.expired.title',
  },
  {
    ...unlisted,
    id: 'rateLimitExceeded',
    title: 'sign-in-access.limit.title',
  },
  ...signInSlice.routes,
  {
    ...transition,
    id: 'transitionScreen',
    title: 'migration.title',
    legal: 'care',
    frame: 'public',
  },
  {
    ...transition,
    id: 'migration',
    title: 'migration.migration.title',
  },
  {
    ...transition,
    id: 'keycloak',
    title: 'migration.keycloak.title',
    frame: 'public',
  },
  {
    ...transition,
    id: 'prelogin',
    areas: ['migration', 'sign-in'],
    title: 'migration.teams.title',
  },
  ...programsSlice.routes,
]
