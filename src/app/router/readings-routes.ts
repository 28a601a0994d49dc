import type { ProgramName } from '#session/member/model/programs.ts'
import type { RouteRow } from './route-definition.ts'

const weightPrograms = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
  'heartFailure',
] as const satisfies readonly ProgramName[]

/** Programs with blood pressure pages; 2§7 fetches statistics for these three. */
const bloodPressure = {
  access: 'private',
  title: 'shell.page.blood-pressure',
  programs: ['hypertension', 'chronicKidneyDisease', 'heartFailure'],
} as const satisfies Partial<RouteRow>
const bloodSugar = {
  access: 'private',
  title: 'shell.page.blood-sugar',
  programs: ['diabetes', 'deviceFlex'],
} as const satisfies Partial<RouteRow>
const pulse = {
  access: 'private',
  title: 'shell.page.pulse',
  programs: ['heartFailure'],
} as const satisfies Partial<RouteRow>
const weight = {
  access: 'private',
  title: 'shell.page.weight',
  programs: weightPrograms,
} as const satisfies Partial<RouteRow>
const bodyComposition = {
  access: 'private',
  title: 'shell.page.body-composition',
  programs: [...weightPrograms, 'bodyComposition'],
} as const satisfies Partial<RouteRow>

/** Routes of readings (2§2, GAP-036). */
export const readingsRoutes: readonly RouteRow[] = [
  {
    ...bloodSugar,
    id: 'bloodSugar',
    path: '/blood-sugar',
    nav: { group: 'main', order: 3, icon: 'drop', label: 'shell.page.blood-sugar' },
    tabs: ['bloodSugarOverview', 'bloodSugarTrends', 'bloodSugarLogs', 'bloodSugarSummary'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarOverview',
    path: '/blood-sugar/overview',
    areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarTrends',
    path: '/blood-sugar/trends',
    title: 'titles.blood-sugar-trends',
    areas: ['readings', 'blood-sugar', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarLogs',
    path: '/blood-sugar/all-logs',
    title: 'titles.blood-sugar-logs',
    areas: ['readings', 'blood-sugar', 'blood-sugar-entry', 'forms'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarSummary',
    path: '/blood-sugar/summary-report',
    title: 'titles.blood-sugar-summary',
    areas: ['readings', 'blood-sugar', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarFriends',
    path: '/blood-sugar/friends-and-family',
    title: 'titles.blood-sugar-friends',
    areas: ['readings', 'blood-sugar', 'blood-sugar-alerts', 'forms'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarShare',
    path: '/blood-sugar/share-from-meter',
    title: 'titles.blood-sugar-share',
    areas: ['readings', 'blood-sugar'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarLogReading',
    path: '/blood-sugar/log-reading',
    title: 'titles.blood-sugar-log-reading',
    areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'blood-sugar-entry', 'forms'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressure',
    path: '/blood-pressure',
    nav: { group: 'main', order: 4, icon: 'heart-check', label: 'shell.page.blood-pressure' },
    tabs: [
      'bloodPressureOverview',
      'bloodPressureTrends',
      'bloodPressureLogs',
      'bloodPressureSummary',
    ],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureOverview',
    path: '/blood-pressure/overview',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureTrends',
    path: '/blood-pressure/trends',
    title: 'titles.blood-pressure-trends',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureLogs',
    path: '/blood-pressure/all-logs',
    title: 'titles.blood-pressure-logs',
    areas: ['readings', 'blood-pressure'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureSummary',
    path: '/blood-pressure/summary-reports',
    title: 'titles.blood-pressure-summary',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressurePersonalized',
    path: '/blood-pressure/personalized-report',
    title: 'titles.blood-pressure-personalized',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureMonitor',
    path: '/blood-pressure/using-your-monitor',
    title: 'titles.blood-pressure-monitor',
    areas: ['readings', 'blood-pressure'],
  },
  {
    ...pulse,
    id: 'pulse',
    path: '/pulse',
    nav: { group: 'main', order: 5, icon: 'pulse', label: 'shell.page.pulse' },
    tabs: ['pulseOverview', 'pulseTrends', 'pulseLogs', 'pulseSummary'],
  },
  {
    ...pulse,
    id: 'pulseOverview',
    path: '/pulse/overview',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...pulse,
    id: 'pulseTrends',
    path: '/pulse/trends',
    title: 'titles.pulse-trends',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...pulse,
    id: 'pulseLogs',
    path: '/pulse/all-logs',
    title: 'titles.pulse-logs',
    areas: ['readings', 'pulse'],
  },
  {
    ...pulse,
    id: 'pulseSummary',
    path: '/pulse/summary-report',
    title: 'titles.pulse-summary',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...weight,
    id: 'weight',
    path: '/weight',
    nav: { group: 'main', order: 7, icon: 'scale', label: 'shell.page.weight' },
    tabs: ['weightOverview', 'weightTrends', 'weightLogs', 'weightSummary'],
  },
  {
    ...weight,
    id: 'weightOverview',
    path: '/weight/overview',
    areas: ['readings', 'weight', 'figures', 'forms'],
  },
  {
    ...weight,
    id: 'weightTrends',
    path: '/weight/trends',
    title: 'titles.weight-trends',
    areas: ['readings', 'weight', 'figures'],
  },
  {
    ...weight,
    id: 'weightLogs',
    path: '/weight/all-logs',
    title: 'titles.weight-logs',
    areas: ['readings', 'weight'],
  },
  {
    ...weight,
    id: 'weightSummary',
    path: '/weight/summary-report',
    title: 'titles.weight-summary',
    areas: ['readings', 'weight', 'figures'],
  },
  {
    ...weight,
    id: 'weightGetStarted',
    path: '/weight/get-started',
    title: 'titles.weight-get-started',
    areas: ['readings', 'weight'],
  },
  {
    ...weight,
    id: 'weightLogReading',
    path: '/weight/log-reading',
    title: 'titles.weight-log-reading',
    areas: ['readings', 'weight', 'weight-entry', 'forms'],
  },
  {
    ...bodyComposition,
    id: 'bodyComposition',
    path: '/body-composition',
    nav: {
      group: 'main',
      order: 8,
      icon: 'person',
      label: 'shell.page.body-composition',
      needs: 'bodyScale',
    },
    tabs: ['bodyCompositionOverview', 'bodyCompositionLogs', 'bodyCompositionSummary'],
  },
  {
    ...bodyComposition,
    id: 'bodyCompositionOverview',
    path: '/body-composition/overview',
    areas: ['readings', 'biometrics', 'figures'],
  },
  {
    ...bodyComposition,
    id: 'bodyCompositionLogs',
    path: '/body-composition/all-logs',
    title: 'titles.body-composition-logs',
    areas: ['readings', 'biometrics'],
  },
  {
    ...bodyComposition,
    id: 'bodyCompositionSummary',
    path: '/body-composition/summary-report',
    title: 'titles.body-composition-summary',
    areas: ['readings', 'biometrics', 'figures'],
  },
]
