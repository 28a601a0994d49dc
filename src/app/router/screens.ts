import type { ComponentType } from 'react'
import type { ScreenRoute } from './route-definition.ts'

/**
 * The module of each screen by route id. Paths are literal, so that the bundler creates a chunk for
 * each; `then` instead of `await` saves 0.9 kB of the first download.
 */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  login: () => import('../pages/sign-in-page.tsx').then((of) => of.SignInPage),
  forgotPassword: () => import('../pages/access-pages.tsx').then((of) => of.ForgotPasswordPage),
  resetPassword: () => import('../pages/access-pages.tsx').then((of) => of.ResetPasswordPage),
  mfa: () => import('../pages/access-pages.tsx').then((of) => of.MfaPage),
  verificationRequired: () =>
    import('../pages/access-pages.tsx').then((of) => of.VerificationRequiredPage),
  verificationExpired: () =>
    import('../pages/access-pages.tsx').then((of) => of.VerificationExpiredPage),
  rateLimitExceeded: () => import('../pages/access-pages.tsx').then((of) => of.RateLimitPage),
  logout: () =>
    import('#slices/sign-in/ui/sign-in/logout-screen.tsx').then((of) => of.LogoutScreen),
  transitionScreen: () => import('../pages/migration-pages.tsx').then((of) => of.TransitionPage),
  migration: () => import('../pages/migration-pages.tsx').then((of) => of.MigrationPage),
  keycloak: () => import('../pages/migration-pages.tsx').then((of) => of.KeycloakPage),
  prelogin: () => import('../pages/migration-pages.tsx').then((of) => of.PreLoginPage),
  pending: () => import('../pages/pending-page.tsx').then((of) => of.PendingPage),
  dashboard: () => import('../pages/dashboard/dashboard-page.tsx').then((of) => of.DashboardPage),
  coaching: () =>
    import('#slices/coaching/ui/overview/coaching-screen.tsx').then((of) => of.CoachingScreen),
  coachingGoals: () =>
    import('#slices/goals/ui/list/goals-screen.tsx').then((of) => of.GoalsScreen),
  coachingSession: () =>
    import('#slices/coaching/ui/booking/coaching-case-screen.tsx').then(
      (of) => of.CoachingCaseScreen,
    ),
  coachingSessionDetails: () =>
    import('#slices/coaching/ui/details/session-details-screen.tsx').then(
      (of) => of.SessionDetailsScreen,
    ),
  behavioralHealth: () =>
    import('../pages/behavioral-health-page.tsx').then((of) => of.BehavioralHealthPage),
  foodOverview: () =>
    import('#slices/food-log/ui/overview/food-overview-screen.tsx').then(
      (of) => of.FoodOverviewScreen,
    ),
  foodInsights: () =>
    import('#slices/food-log/ui/insights/food-insights-screen.tsx').then(
      (of) => of.FoodInsightsScreen,
    ),
  foodLog: () =>
    import('#slices/food-log/ui/entry/food-log-screen.tsx').then((of) => of.FoodLogScreen),
  foodIntro: () =>
    import('#slices/food-log/ui/intro/food-intro-screen.tsx').then((of) => of.FoodIntroScreen),
  reminder: () =>
    import('#slices/reminders/ui/list/reminders-screen.tsx').then((of) => of.RemindersScreen),
  reminderSet: () =>
    import('#slices/reminders/ui/edit/reminder-set-screen.tsx').then((of) => of.ReminderSetScreen),
  kidneyHealth: () =>
    import('#slices/kidney/ui/kidney-health-screen.tsx').then((of) => of.KidneyHealthScreen),
  activateDevices: () =>
    import('#slices/devices/ui/activation/activate-devices-screen.tsx').then(
      (of) => of.ActivateDevicesScreen,
    ),
  goalSetting: () => import('#slices/goals/ui/edit/goal-screen.tsx').then((of) => of.GoalScreen),
  education: () =>
    import('#slices/education/ui/courses/courses-screen.tsx').then((of) => of.CoursesScreen),
  educationCourse: () =>
    import('#slices/education/ui/course/course-screen.tsx').then((of) => of.CourseScreen),
  a1cReport: () =>
    import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.A1cReportScreen),
  cholesterolReport: () =>
    import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.CholesterolReportScreen),
  combinedReport: () =>
    import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.CombinedReportScreen),
  nonMember: () => import('../pages/non-member-pages.tsx').then((of) => of.NonMemberPage),
  nonMemberAccountEnded: () =>
    import('../pages/non-member-pages.tsx').then((of) => of.AccountEndedPage),
  nonMemberOrderForm: () => import('../pages/non-member-pages.tsx').then((of) => of.OrderFormPage),
  nonMemberConfirmLabOrder: () =>
    import('../pages/non-member-pages.tsx').then((of) => of.ConfirmOrderPage),
  labOrders: () => import('../pages/lab-order-pages.tsx').then((of) => of.LabOrdersPage),
  confirmAddressMembers: () =>
    import('../pages/lab-order-pages.tsx').then((of) => of.ConfirmAddressPage),
  confirmOrderMembers: () =>
    import('../pages/lab-order-pages.tsx').then((of) => of.ConfirmOrderPage),
  campaignEnded: () => import('../pages/lab-order-pages.tsx').then((of) => of.CampaignEndedPage),
  privacy: () => import('../pages/privacy-page.tsx').then((of) => of.PrivacyPage),
  teamsCoaching: () =>
    import('../pages/chat/teams-coaching-page.tsx').then((of) => of.TeamsCoachingPage),
  sitemap: () => import('../pages/sitemap/sitemap-page.tsx').then((of) => of.SitemapPage),
  bloodSugarOverview: () =>
    import('#slices/blood-sugar/ui/overview/blood-sugar-overview-screen.tsx').then(
      (of) => of.BloodSugarOverviewScreen,
    ),
  bloodSugarTrends: () =>
    import('#slices/blood-sugar/ui/trends/blood-sugar-trends-screen.tsx').then(
      (of) => of.BloodSugarTrendsScreen,
    ),
  bloodSugarLogs: () =>
    import('#slices/blood-sugar/ui/all-logs/blood-sugar-logs-screen.tsx').then(
      (of) => of.BloodSugarLogsScreen,
    ),
  bloodSugarSummary: () =>
    import('#slices/blood-sugar/ui/report/blood-sugar-summary-screen.tsx').then(
      (of) => of.BloodSugarSummaryScreen,
    ),
  bloodSugarFriends: () =>
    import('#slices/blood-sugar/ui/friends-and-family/friends-and-family-screen.tsx').then(
      (of) => of.FriendsAndFamilyScreen,
    ),
  bloodSugarShare: () =>
    import('#slices/blood-sugar/ui/share-from-meter/share-from-meter-screen.tsx').then(
      (of) => of.ShareFromMeterScreen,
    ),
  bloodSugarLogReading: () =>
    import('#slices/blood-sugar/ui/entry/log-blood-sugar-screen.tsx').then(
      (of) => of.LogBloodSugarScreen,
    ),
  bloodPressureOverview: () =>
    import('#slices/blood-pressure/ui/overview/blood-pressure-overview-screen.tsx').then(
      (of) => of.BloodPressureOverviewScreen,
    ),
  bloodPressureTrends: () =>
    import('#slices/blood-pressure/ui/trends/blood-pressure-trends-screen.tsx').then(
      (of) => of.BloodPressureTrendsScreen,
    ),
  bloodPressureLogs: () =>
    import('#slices/blood-pressure/ui/all-logs/blood-pressure-logs-screen.tsx').then(
      (of) => of.BloodPressureLogsScreen,
    ),
  bloodPressureSummary: () =>
    import('#slices/blood-pressure/ui/report/blood-pressure-summary-screen.tsx').then(
      (of) => of.BloodPressureSummaryScreen,
    ),
  bloodPressurePersonalized: () =>
    import('#slices/blood-pressure/ui/report/personalized-report-screen.tsx').then(
      (of) => of.PersonalizedReportScreen,
    ),
  bloodPressureMonitor: () =>
    import('#slices/blood-pressure/ui/monitor/using-your-monitor-screen.tsx').then(
      (of) => of.UsingYourMonitorScreen,
    ),
  pulseOverview: () =>
    import('#slices/pulse/ui/overview/pulse-overview-screen.tsx').then(
      (of) => of.PulseOverviewScreen,
    ),
  pulseTrends: () =>
    import('#slices/pulse/ui/trends/pulse-trends-screen.tsx').then((of) => of.PulseTrendsScreen),
  pulseLogs: () =>
    import('#slices/pulse/ui/all-logs/pulse-logs-screen.tsx').then((of) => of.PulseLogsScreen),
  pulseSummary: () =>
    import('#slices/pulse/ui/report/pulse-summary-screen.tsx').then((of) => of.PulseSummaryScreen),
  weightOverview: () =>
    import('#slices/weight/ui/overview/weight-overview-screen.tsx').then(
      (of) => of.WeightOverviewScreen,
    ),
  weightTrends: () =>
    import('#slices/weight/ui/trends/weight-trends-screen.tsx').then((of) => of.WeightTrendsScreen),
  weightLogs: () =>
    import('#slices/weight/ui/all-logs/weight-logs-screen.tsx').then((of) => of.WeightLogsScreen),
  weightSummary: () =>
    import('#slices/weight/ui/report/weight-summary-screen.tsx').then(
      (of) => of.WeightSummaryScreen,
    ),
  weightGetStarted: () =>
    import('#slices/weight/ui/get-started/weight-get-started-screen.tsx').then(
      (of) => of.WeightGetStartedScreen,
    ),
  weightLogReading: () =>
    import('#slices/weight/ui/entry/log-weight-screen.tsx').then((of) => of.LogWeightScreen),
  bodyCompositionOverview: () =>
    import('#slices/biometrics/ui/overview/body-composition-overview-screen.tsx').then(
      (of) => of.BodyCompositionOverviewScreen,
    ),
  bodyCompositionLogs: () =>
    import('#slices/biometrics/ui/all-logs/body-composition-logs-screen.tsx').then(
      (of) => of.BodyCompositionLogsScreen,
    ),
  bodyCompositionSummary: () =>
    import('#slices/biometrics/ui/report/body-composition-summary-screen.tsx').then(
      (of) => of.BodyCompositionSummaryScreen,
    ),
  orderSupplies: () =>
    import('#slices/supplies/ui/order-supplies-screen.tsx').then((of) => of.OrderSuppliesScreen),
  reportsAndData: () =>
    import('../pages/reports-and-data-page.tsx').then((of) => of.ReportsAndDataPage),
  doctorReport: () => import('../pages/doctor-report-page.tsx').then((of) => of.DoctorReportPage),
  userGuides: () =>
    import('#slices/user-guides/ui/user-guides-screen.tsx').then((of) => of.UserGuidesScreen),
  programs: () => import('../pages/programs-page.tsx').then((of) => of.ProgramsPage),
  authorization: () =>
    import('#slices/alerts/ui/authorization/authorization-screen.tsx').then(
      (of) => of.AuthorizationScreen,
    ),
  profileAccount: () => import('../pages/profile/account-page.tsx').then((of) => of.AccountPage),
  profileCommunications: () =>
    import('../pages/profile/communications-page.tsx').then((of) => of.CommunicationsPage),
  profileHealth: () =>
    import('../pages/profile/health-profile-page.tsx').then((of) => of.HealthProfilePage),
  profileCoverage: () => import('../pages/profile/coverage-page.tsx').then((of) => of.CoveragePage),
  profilePayment: () => import('../pages/profile/payment-page.tsx').then((of) => of.PaymentPage),
}

/** Loads the screen of a route. Throws for a route without a screen. */
export function loadScreen({ id }: ScreenRoute): Promise<ComponentType> {
  const load = screens[id]
  if (load === undefined)
    throw new Error(`The route ${id} has no screen in src/app/router/screens.ts.`)
  return load()
}

/** The loaders of all screens by route id. */
export const screenLoaders: ReadonlyMap<string, () => Promise<ComponentType>> = new Map(
  Object.entries(screens),
)
