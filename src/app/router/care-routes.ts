import { programNames, type ProgramName } from '#session/member/model/programs.ts'
import type { RouteRow } from './route-definition.ts'

const weightPrograms = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
] as const satisfies readonly ProgramName[]
/** Programs of blood sugar, blood pressure, prediabetes and weight (2§2, GAP-036). */
const daily = [
  'diabetes',
  'deviceFlex',
  'hypertension',
  ...weightPrograms,
] as const satisfies readonly ProgramName[]

const open = { access: 'private', programs: null } as const satisfies Partial<RouteRow>
/** Coaching is for all programs about a physical condition (GAP-036). */
const coaching = {
  ...open,
  areas: ['coaching', 'forms'],
  programs: [...daily, 'heartFailure', 'chronicKidneyDisease', 'bodyComposition'],
} as const satisfies Partial<RouteRow>
const food = {
  ...open,
  title: 'shell.page.food',
  programs: daily,
  areas: ['food-log', 'forms'],
} as const satisfies Partial<RouteRow>
/**
 * Courses are for the programs in 2§4; the specification names no path
 * (docs/decisions/0042-education-pages.md).
 */
const education = {
  ...open,
  programs: weightPrograms,
  areas: ['education', 'forms'],
} as const satisfies Partial<RouteRow>
const reminder = {
  ...open,
  programs: daily,
  needs: 'reminders',
  areas: ['reminders', 'forms'],
} as const satisfies Partial<RouteRow>

/** Routes of the dashboard and daily care (2§2). */
export const careRoutes: readonly RouteRow[] = [
  {
    id: 'dashboard',
    title: 'shell.page.dashboard',
    access: 'private',
    programs: programNames,
    needsStart: true,
    opensEarly: true,
    teamsTab: true,
    nav: { group: 'main', order: 1, icon: 'home', label: 'shell.page.dashboard' },
    areas: ['dashboard', 'dashboard-more'],
  },
  {
    ...coaching,
    id: 'coaching',
    title: 'shell.page.coaching',
    nav: { group: 'main', order: 2, icon: 'chat', label: 'shell.page.coaching', needs: 'oneApp' },
  },
  {
    ...coaching,
    id: 'coachingGoals',
    title: 'titles.coaching-goals',
    areas: ['goals', 'forms'],
  },
  {
    ...coaching,
    id: 'coachingSession',
    title: 'titles.coaching-session',
  },
  {
    ...coaching,
    id: 'coachingSessionDetails',
    title: 'titles.coaching-session-details',
  },
  {
    ...open,
    id: 'behavioralHealth',
    title: 'shell.page.behavioral-health',
    needs: 'behavioralHealth',
    otherwise: 'missing',
    nav: { group: 'main', order: 6, icon: 'leaf', label: 'shell.page.behavioral-health' },
    areas: ['behavioral-health'],
  },
  {
    access: 'private',
    title: 'shell.page.food',
    programs: daily,
    id: 'food',
    nav: { group: 'main', order: 9, icon: 'apple', label: 'shell.page.food' },
    tabs: ['foodOverview', 'foodInsights'],
  },
  {
    ...food,
    id: 'foodOverview',
  },
  {
    ...food,
    id: 'foodInsights',
    title: 'titles.food-insights',
  },
  {
    ...food,
    id: 'foodLog',
    title: 'titles.food-log',
  },
  {
    ...food,
    id: 'foodIntro',
    title: 'titles.food-intro',
  },
  {
    ...reminder,
    id: 'reminder',
    title: 'shell.page.reminder',
    nav: { group: 'main', order: 10, icon: 'bell', label: 'shell.page.reminder' },
  },
  {
    ...reminder,
    id: 'reminderSet',
    title: 'titles.reminder-set',
  },
  {
    ...open,
    id: 'kidneyHealth',
    title: 'shell.page.kidney-health',
    needs: 'kidneyLabResults',
    nav: { group: 'main', order: 11, icon: 'kidney', label: 'shell.page.kidney-health' },
    areas: ['kidney'],
  },
  {
    ...open,
    id: 'activateDevices',
    title: 'titles.activate-devices',
    areas: ['devices'],
  },
  {
    ...coaching,
    id: 'goalSetting',
    needs: 'goalSetting',
    title: 'titles.goal-setting',
    areas: ['goals', 'forms'],
  },
  {
    ...education,
    id: 'education',
    title: 'titles.education',
  },
  {
    ...education,
    id: 'educationCourse',
    title: 'titles.education-course',
  },
  {
    ...open,
    id: 'a1cReport',
    title: 'titles.a1c-report',
    areas: ['labs'],
  },
  {
    ...open,
    id: 'cholesterolReport',
    title: 'titles.cholesterol-report',
    areas: ['labs'],
  },
  {
    ...open,
    id: 'combinedReport',
    title: 'titles.combined-report',
    areas: ['labs'],
  },
]
