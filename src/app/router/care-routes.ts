import { programNames, type ProgramName } from '#session/member/model/programs.ts'
import type { Row } from './route-definition.ts'

const weightPrograms = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
] as const satisfies readonly ProgramName[]
/** Blood sugar, blood pressure, prediabetes and weight (2§2, GAP-036). */
const daily = [
  'diabetes',
  'deviceFlex',
  'hypertension',
  ...weightPrograms,
] as const satisfies readonly ProgramName[]

const open = { access: 'private', programs: null } as const satisfies Partial<Row>
/** Every program about a condition of the body (GAP-036). */
const coaching = {
  ...open,
  areas: ['coaching', 'forms'],
  programs: [...daily, 'heartFailure', 'chronicKidneyDisease', 'bodyComposition'],
} as const satisfies Partial<Row>
const food = {
  ...open,
  title: 'shell.page.food',
  programs: daily,
  areas: ['food', 'forms'],
} as const satisfies Partial<Row>
/**
 * Courses are for the programs that 2§4 puts in order; no path of the documents is theirs
 * (docs/decisions/0042-education-pages.md).
 */
const education = {
  ...open,
  programs: weightPrograms,
  areas: ['education', 'forms'],
} as const satisfies Partial<Row>
const reminder = {
  ...open,
  programs: daily,
  needs: 'reminders',
  areas: ['reminder', 'forms'],
} as const satisfies Partial<Row>

/** The dashboard, and what helps the member from day to day (2§2). */
export const carePages: readonly Row[] = [
  {
    id: 'dashboard',
    path: '/dashboard',
    title: 'shell.page.dashboard',
    access: 'private',
    programs: programNames,
    needsStart: true,
    opensEarly: true,
    teamsTab: true,
    nav: { group: 'main', order: 1, icon: 'home', label: 'shell.page.dashboard' },
    areas: ['dashboard', 'dashboard-more'],
    screen: async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    ...coaching,
    id: 'coaching',
    path: '/coaching',
    title: 'shell.page.coaching',
    nav: { group: 'main', order: 2, icon: 'chat', label: 'shell.page.coaching', needs: 'oneApp' },
    screen: async () =>
      (await import('#slices/coaching/ui/overview/coaching-screen.tsx')).CoachingScreen,
  },
  {
    ...coaching,
    id: 'coachingGoals',
    path: '/coaching/goals',
    title: 'titles.coaching-goals',
    areas: ['goals', 'forms'],
    screen: async () => (await import('#slices/goals/ui/list/goals-screen.tsx')).GoalsScreen,
  },
  {
    ...coaching,
    id: 'coachingSession',
    path: '/coaching/session/:caseId',
    title: 'titles.coaching-session',
    screen: async () =>
      (await import('#slices/coaching/ui/booking/coaching-case-screen.tsx')).CoachingCaseScreen,
  },
  {
    ...coaching,
    id: 'coachingSessionDetails',
    path: '/coaching/sessiondetails/:id',
    title: 'titles.coaching-session-details',
    screen: async () =>
      (await import('#slices/coaching/ui/details/session-details-screen.tsx')).SessionDetailsScreen,
  },
  {
    ...open,
    id: 'behavioralHealth',
    path: '/behavioral-health',
    title: 'shell.page.behavioral-health',
    needs: 'behavioralHealth',
    otherwise: 'missing',
    nav: { group: 'main', order: 6, icon: 'leaf', label: 'shell.page.behavioral-health' },
    areas: ['outside'],
    screen: async () => (await import('../pages/behavioral-health-page.tsx')).OutsidePage,
  },
  {
    access: 'private',
    title: 'shell.page.food',
    programs: daily,
    id: 'food',
    path: '/food',
    nav: { group: 'main', order: 9, icon: 'apple', label: 'shell.page.food' },
    tabs: ['foodOverview', 'foodInsights'],
  },
  {
    ...food,
    id: 'foodOverview',
    path: '/food/overview',
    screen: async () =>
      (await import('#slices/food-log/ui/overview/food-overview-screen.tsx')).FoodOverviewScreen,
  },
  {
    ...food,
    id: 'foodInsights',
    path: '/food/insights',
    title: 'titles.food-insights',
    screen: async () =>
      (await import('#slices/food-log/ui/insights/food-insights-screen.tsx')).FoodInsightsScreen,
  },
  {
    ...food,
    id: 'foodLog',
    path: '/food/log/:id?',
    title: 'titles.food-log',
    screen: async () =>
      (await import('#slices/food-log/ui/entry/food-log-screen.tsx')).FoodLogScreen,
  },
  {
    ...food,
    id: 'foodIntro',
    path: '/food/intro',
    title: 'titles.food-intro',
    screen: async () =>
      (await import('#slices/food-log/ui/intro/food-intro-screen.tsx')).FoodIntroScreen,
  },
  {
    ...reminder,
    id: 'reminder',
    path: '/reminder',
    title: 'shell.page.reminder',
    nav: { group: 'main', order: 10, icon: 'bell', label: 'shell.page.reminder' },
    screen: async () =>
      (await import('#slices/reminders/ui/list/reminders-screen.tsx')).RemindersScreen,
  },
  {
    ...reminder,
    id: 'reminderSet',
    path: '/reminder/set/:id?',
    title: 'titles.reminder-set',
    screen: async () =>
      (await import('#slices/reminders/ui/edit/reminder-set-screen.tsx')).ReminderSetScreen,
  },
  {
    ...open,
    id: 'kidneyHealth',
    path: '/kidney-health',
    title: 'shell.page.kidney-health',
    needs: 'kidneyLabResults',
    nav: { group: 'main', order: 11, icon: 'kidney', label: 'shell.page.kidney-health' },
    areas: ['kidney-health'],
    screen: async () =>
      (await import('#slices/kidney/ui/kidney-health-screen.tsx')).KidneyHealthScreen,
  },
  {
    ...open,
    id: 'activateDevices',
    path: '/activate-devices',
    title: 'titles.activate-devices',
    areas: ['activate-devices'],
    screen: async () =>
      (await import('#slices/devices/ui/activation/activate-devices-screen.tsx'))
        .ActivateDevicesScreen,
  },
  {
    ...coaching,
    id: 'goalSetting',
    path: '/goal-setting',
    needs: 'goalSetting',
    title: 'titles.goal-setting',
    areas: ['goals', 'forms'],
    screen: async () => (await import('#slices/goals/ui/edit/goal-screen.tsx')).GoalScreen,
  },
  {
    ...education,
    id: 'education',
    path: '/education',
    title: 'titles.education',
    screen: async () =>
      (await import('#slices/education/ui/courses/courses-screen.tsx')).CoursesScreen,
  },
  {
    ...education,
    id: 'educationCourse',
    path: '/education/:courseId',
    title: 'titles.education-course',
    screen: async () =>
      (await import('#slices/education/ui/course/course-screen.tsx')).CourseScreen,
  },
  {
    ...open,
    id: 'a1cReport',
    path: '/a1c-report',
    title: 'titles.a1c-report',
    areas: ['lab-reports'],
    screen: async () => (await import('#slices/labs/ui/lab-report-screens.tsx')).A1cReportScreen,
  },
  {
    ...open,
    id: 'cholesterolReport',
    path: '/cholesterol-report',
    title: 'titles.cholesterol-report',
    areas: ['lab-reports'],
    screen: async () =>
      (await import('#slices/labs/ui/lab-report-screens.tsx')).CholesterolReportScreen,
  },
  {
    ...open,
    id: 'combinedReport',
    path: '/a1c-cholesterol-combined-report',
    title: 'titles.combined-report',
    areas: ['lab-reports'],
    screen: async () =>
      (await import('#slices/labs/ui/lab-report-screens.tsx')).CombinedReportScreen,
  },
]
