/**
 * The path of each page by its route id, with react-router parameters, relative to the base path.
 * Code outside this file names a page by its id; `npm run check` fails on a path written as text.
 */
export const paths = {
  // Sign-in, sign-out and the steps between
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  mfa: '/mfa',
  verificationRequired: '/verification-required',
  verificationExpired: '/verification-expired',
  rateLimitExceeded: '/rate-limit-exceeded',
  logout: '/logout',
  transitionScreen: '/transitionScreen',
  migration: '/migration',
  keycloak: '/keycloak',
  prelogin: '/pre-login',
  pending: '/pending',
  // The dashboard and daily care
  dashboard: '/dashboard',
  coaching: '/coaching',
  coachingGoals: '/coaching/goals',
  coachingSession: '/coaching/session/:caseId',
  coachingSessionDetails: '/coaching/sessiondetails/:id',
  behavioralHealth: '/behavioral-health',
  food: '/food',
  foodOverview: '/food/overview',
  foodInsights: '/food/insights',
  foodLog: '/food/log/:id?',
  foodIntro: '/food/intro',
  reminder: '/reminder',
  reminderSet: '/reminder/set/:id?',
  kidneyHealth: '/kidney-health',
  activateDevices: '/activate-devices',
  goalSetting: '/goal-setting',
  education: '/education',
  educationCourse: '/education/:courseId',
  a1cReport: '/a1c-report',
  cholesterolReport: '/cholesterol-report',
  combinedReport: '/a1c-cholesterol-combined-report',
  // Readings
  bloodSugar: '/blood-sugar',
  bloodSugarOverview: '/blood-sugar/overview',
  bloodSugarTrends: '/blood-sugar/trends',
  bloodSugarLogs: '/blood-sugar/all-logs',
  bloodSugarSummary: '/blood-sugar/summary-report',
  bloodSugarFriends: '/blood-sugar/friends-and-family',
  bloodSugarShare: '/blood-sugar/share-from-meter',
  bloodSugarLogReading: '/blood-sugar/log-reading',
  bloodPressure: '/blood-pressure',
  bloodPressureOverview: '/blood-pressure/overview',
  bloodPressureTrends: '/blood-pressure/trends',
  bloodPressureLogs: '/blood-pressure/all-logs',
  bloodPressureSummary: '/blood-pressure/summary-reports',
  bloodPressurePersonalized: '/blood-pressure/personalized-report',
  bloodPressureLogReading: '/blood-pressure/log-reading',
  bloodPressureMonitor: '/blood-pressure/using-your-monitor',
  pulse: '/pulse',
  pulseOverview: '/pulse/overview',
  pulseTrends: '/pulse/trends',
  pulseLogs: '/pulse/all-logs',
  pulseSummary: '/pulse/summary-report',
  weight: '/weight',
  weightOverview: '/weight/overview',
  weightTrends: '/weight/trends',
  weightLogs: '/weight/all-logs',
  weightSummary: '/weight/summary-report',
  weightGetStarted: '/weight/get-started',
  weightLogReading: '/weight/log-reading',
  bodyComposition: '/body-composition',
  bodyCompositionOverview: '/body-composition/overview',
  bodyCompositionLogs: '/body-composition/all-logs',
  bodyCompositionSummary: '/body-composition/summary-report',
  // Settings
  orderSupplies: '/order-supplies',
  reportsAndData: '/reports-and-data',
  doctorReport: '/reports-and-data/for-my-doctor',
  readingsImport: '/reports-and-data/import-readings',
  userGuides: '/user-guides',
  programs: '/programs',
  authorization: '/authorization',
  profilePreferences: '/profile-preferences',
  profileAccount: '/profile-preferences/account-settings',
  profileSecondStep: '/profile-preferences/second-step',
  profileCommunications: '/profile-preferences/communications',
  profileHealth: '/profile-preferences/health-profile',
  profileCoverage: '/profile-preferences/coverage',
  profilePayment: '/profile-preferences/payment',
  // Public pages
  nonMember: '/non-member',
  nonMemberAccountEnded: '/non-member/account-ended',
  nonMemberOrderForm: '/non-member/order-form',
  nonMemberConfirmLabOrder: '/non-member/confirm-lab-order',
  labOrders: '/confirm-lab-order',
  confirmAddressMembers: '/confirm-lab-order/confirm-address',
  confirmOrderMembers: '/confirm-lab-order/members',
  campaignEnded: '/campaign-ended',
  sharedReport: '/shared-report',
  privacy: '/privacy',
  teamsCoaching: '/teams-coaching',
  sitemap: '/sitemap',
  notFound: '/not-found',
  followup: '/l/followup',
} as const

export type RouteId = keyof typeof paths

export function isRoute(id: string): id is RouteId {
  return Object.hasOwn(paths, id)
}

/** The parameter that ends a path: required, optional (`/:id?`), or none. */
type Parameter<Path extends string> = Path extends `${string}/:${string}?`
  ? [value?: string]
  : Path extends `${string}/:${string}`
    ? [value: string]
    : []

/** Returns the path of a page. Encodes the value of its parameter and leaves out an absent one. */
export function href<Id extends RouteId>(
  id: Id,
  ...[value]: Parameter<(typeof paths)[Id]>
): string {
  const path = paths[id].replace(/\/:.*/, '')
  return value === undefined ? path : `${path}/${encodeURIComponent(value)}`
}
