import type { ComponentType } from 'react'
import type { ScreenRoute } from './route-definition.ts'

/**
 * The module of each screen by route id. Paths are literal, so that the bundler creates a chunk for
 * each.
 */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  login: async () => (await import('../pages/sign-in-page.tsx')).SignInPage,
  forgotPassword: async () => (await import('../pages/access-pages.tsx')).ForgotPasswordPage,
  resetPassword: async () => (await import('../pages/access-pages.tsx')).ResetPasswordPage,
  mfa: async () => (await import('../pages/access-pages.tsx')).MfaPage,
  verificationRequired: async () =>
    (await import('../pages/access-pages.tsx')).VerificationRequiredPage,
  verificationExpired: async () =>
    (await import('../pages/access-pages.tsx')).VerificationExpiredPage,
  rateLimitExceeded: async () => (await import('../pages/access-pages.tsx')).RateLimitPage,
  logout: async () => (await import('#slices/sign-in/ui/sign-in/logout-screen.tsx')).LogoutScreen,
  transitionScreen: async () => (await import('../pages/migration-pages.tsx')).TransitionPage,
  migration: async () => (await import('../pages/migration-pages.tsx')).MigrationPage,
  keycloak: async () => (await import('../pages/migration-pages.tsx')).KeycloakPage,
  prelogin: async () => (await import('../pages/migration-pages.tsx')).PreLoginPage,
  pending: async () => (await import('../pages/pending-page.tsx')).PendingPage,
  dashboard: async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
  coaching: async () =>
    (await import('#slices/coaching/ui/overview/coaching-screen.tsx')).CoachingScreen,
  coachingGoals: async () => (await import('#slices/goals/ui/list/goals-screen.tsx')).GoalsScreen,
  coachingSession: async () =>
    (await import('#slices/coaching/ui/booking/coaching-case-screen.tsx')).CoachingCaseScreen,
  coachingSessionDetails: async () =>
    (await import('#slices/coaching/ui/details/session-details-screen.tsx')).SessionDetailsScreen,
  behavioralHealth: async () =>
    (await import('../pages/behavioral-health-page.tsx')).BehavioralHealthPage,
  foodOverview: async () =>
    (await import('#slices/food-log/ui/overview/food-overview-screen.tsx')).FoodOverviewScreen,
  foodInsights: async () =>
    (await import('#slices/food-log/ui/insights/food-insights-screen.tsx')).FoodInsightsScreen,
  foodLog: async () =>
    (await import('#slices/food-log/ui/entry/food-log-screen.tsx')).FoodLogScreen,
  foodIntro: async () =>
    (await import('#slices/food-log/ui/intro/food-intro-screen.tsx')).FoodIntroScreen,
  reminder: async () =>
    (await import('#slices/reminders/ui/list/reminders-screen.tsx')).RemindersScreen,
  reminderSet: async () =>
    (await import('#slices/reminders/ui/edit/reminder-set-screen.tsx')).ReminderSetScreen,
  kidneyHealth: async () =>
    (await import('#slices/kidney/ui/kidney-health-screen.tsx')).KidneyHealthScreen,
  activateDevices: async () =>
    (await import('#slices/devices/ui/activation/activate-devices-screen.tsx'))
      .ActivateDevicesScreen,
  goalSetting: async () => (await import('#slices/goals/ui/edit/goal-screen.tsx')).GoalScreen,
  education: async () =>
    (await import('#slices/education/ui/courses/courses-screen.tsx')).CoursesScreen,
  educationCourse: async () =>
    (await import('#slices/education/ui/course/course-screen.tsx')).CourseScreen,
  a1cReport: async () => (await import('#slices/labs/ui/lab-report-screens.tsx')).A1cReportScreen,
  cholesterolReport: async () =>
    (await import('#slices/labs/ui/lab-report-screens.tsx')).CholesterolReportScreen,
  combinedReport: async () =>
    (await import('#slices/labs/ui/lab-report-screens.tsx')).CombinedReportScreen,
  nonMember: async () => (await import('../pages/non-member-pages.tsx')).NonMemberPage,
  nonMemberAccountEnded: async () =>
    (await import('../pages/non-member-pages.tsx')).AccountEndedPage,
  nonMemberOrderForm: async () => (await import('../pages/non-member-pages.tsx')).OrderFormPage,
  nonMemberConfirmLabOrder: async () =>
    (await import('../pages/non-member-pages.tsx')).ConfirmOrderPage,
  labOrders: async () => (await import('../pages/lab-order-pages.tsx')).LabOrdersPage,
  confirmAddressMembers: async () =>
    (await import('../pages/lab-order-pages.tsx')).ConfirmAddressPage,
  confirmOrderMembers: async () => (await import('../pages/lab-order-pages.tsx')).ConfirmOrderPage,
  campaignEnded: async () => (await import('../pages/lab-order-pages.tsx')).CampaignEndedPage,
  privacy: async () => (await import('../pages/privacy-page.tsx')).PrivacyPage,
  teamsCoaching: async () =>
    (await import('../pages/chat/teams-coaching-page.tsx')).TeamsCoachingPage,
  sitemap: async () => (await import('../pages/sitemap/sitemap-page.tsx')).SitemapPage,
  bloodSugarOverview: async () =>
    (await import('#slices/blood-sugar/ui/overview/blood-sugar-overview-screen.tsx'))
      .BloodSugarOverviewScreen,
  bloodSugarTrends: async () =>
    (await import('#slices/blood-sugar/ui/trends/blood-sugar-trends-screen.tsx'))
      .BloodSugarTrendsScreen,
  bloodSugarLogs: async () =>
    (await import('#slices/blood-sugar/ui/all-logs/blood-sugar-logs-screen.tsx'))
      .BloodSugarLogsScreen,
  bloodSugarSummary: async () =>
    (await import('#slices/blood-sugar/ui/report/blood-sugar-summary-screen.tsx'))
      .BloodSugarSummaryScreen,
  bloodSugarFriends: async () =>
    (await import('#slices/blood-sugar/ui/friends-and-family/friends-and-family-screen.tsx'))
      .FriendsAndFamilyScreen,
  bloodSugarShare: async () =>
    (await import('#slices/blood-sugar/ui/share-from-meter/share-from-meter-screen.tsx'))
      .ShareFromMeterScreen,
  bloodSugarLogReading: async () =>
    (await import('#slices/blood-sugar/ui/entry/log-blood-sugar-screen.tsx')).LogBloodSugarScreen,
  bloodPressureOverview: async () =>
    (await import('#slices/blood-pressure/ui/overview/blood-pressure-overview-screen.tsx'))
      .BloodPressureOverviewScreen,
  bloodPressureTrends: async () =>
    (await import('#slices/blood-pressure/ui/trends/blood-pressure-trends-screen.tsx'))
      .BloodPressureTrendsScreen,
  bloodPressureLogs: async () =>
    (await import('#slices/blood-pressure/ui/all-logs/blood-pressure-logs-screen.tsx'))
      .BloodPressureLogsScreen,
  bloodPressureSummary: async () =>
    (await import('#slices/blood-pressure/ui/report/blood-pressure-summary-screen.tsx'))
      .BloodPressureSummaryScreen,
  bloodPressurePersonalized: async () =>
    (await import('#slices/blood-pressure/ui/report/personalized-report-screen.tsx'))
      .PersonalizedReportScreen,
  bloodPressureMonitor: async () =>
    (await import('#slices/blood-pressure/ui/monitor/using-your-monitor-screen.tsx'))
      .UsingYourMonitorScreen,
  pulseOverview: async () =>
    (await import('#slices/pulse/ui/overview/pulse-overview-screen.tsx')).PulseOverviewScreen,
  pulseTrends: async () =>
    (await import('#slices/pulse/ui/trends/pulse-trends-screen.tsx')).PulseTrendsScreen,
  pulseLogs: async () =>
    (await import('#slices/pulse/ui/all-logs/pulse-logs-screen.tsx')).PulseLogsScreen,
  pulseSummary: async () =>
    (await import('#slices/pulse/ui/report/pulse-summary-screen.tsx')).PulseSummaryScreen,
  weightOverview: async () =>
    (await import('#slices/weight/ui/overview/weight-overview-screen.tsx')).WeightOverviewScreen,
  weightTrends: async () =>
    (await import('#slices/weight/ui/trends/weight-trends-screen.tsx')).WeightTrendsScreen,
  weightLogs: async () =>
    (await import('#slices/weight/ui/all-logs/weight-logs-screen.tsx')).WeightLogsScreen,
  weightSummary: async () =>
    (await import('#slices/weight/ui/report/weight-summary-screen.tsx')).WeightSummaryScreen,
  weightGetStarted: async () =>
    (await import('#slices/weight/ui/get-started/weight-get-started-screen.tsx'))
      .WeightGetStartedScreen,
  weightLogReading: async () =>
    (await import('#slices/weight/ui/entry/log-weight-screen.tsx')).LogWeightScreen,
  bodyCompositionOverview: async () =>
    (await import('#slices/biometrics/ui/overview/body-composition-overview-screen.tsx'))
      .BodyCompositionOverviewScreen,
  bodyCompositionLogs: async () =>
    (await import('#slices/biometrics/ui/all-logs/body-composition-logs-screen.tsx'))
      .BodyCompositionLogsScreen,
  bodyCompositionSummary: async () =>
    (await import('#slices/biometrics/ui/report/body-composition-summary-screen.tsx'))
      .BodyCompositionSummaryScreen,
  orderSupplies: async () =>
    (await import('#slices/supplies/ui/order-supplies-screen.tsx')).OrderSuppliesScreen,
  reportsAndData: async () =>
    (await import('../pages/reports-and-data-page.tsx')).ReportsAndDataPage,
  doctorReport: async () => (await import('../pages/doctor-report-page.tsx')).DoctorReportPage,
  userGuides: async () =>
    (await import('#slices/user-guides/ui/user-guides-screen.tsx')).UserGuidesScreen,
  programs: async () => (await import('../pages/programs-page.tsx')).ProgramsPage,
  authorization: async () =>
    (await import('#slices/alerts/ui/authorization/authorization-screen.tsx')).AuthorizationScreen,
  profileAccount: async () => (await import('../pages/profile/account-page.tsx')).AccountPage,
  profileCommunications: async () =>
    (await import('../pages/profile/communications-page.tsx')).CommunicationsPage,
  profileHealth: async () =>
    (await import('../pages/profile/health-profile-page.tsx')).HealthProfilePage,
  profileCoverage: async () => (await import('../pages/profile/coverage-page.tsx')).CoveragePage,
  profilePayment: async () => (await import('../pages/profile/payment-page.tsx')).PaymentPage,
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
