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
    nav: { group: 'main', order: 3, icon: 'drop', label: 'shell.page.blood-sugar' },
    tabs: ['bloodSugarOverview', 'bloodSugarTrends', 'bloodSugarLogs', 'bloodSugarSummary'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarOverview',
    areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarTrends',
    title: 'titles.blood-sugar-trends',
    areas: ['readings', 'blood-sugar', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarLogs',
    title: 'titles.blood-sugar-logs',
    areas: ['readings', 'blood-sugar', 'blood-sugar-entry', 'forms'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarSummary',
    title: 'titles.blood-sugar-summary',
    areas: ['readings', 'blood-sugar', 'figures'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarFriends',
    title: 'titles.blood-sugar-friends',
    areas: ['readings', 'blood-sugar', 'blood-sugar-alerts', 'forms'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarShare',
    title: 'titles.blood-sugar-share',
    areas: ['readings', 'blood-sugar'],
  },
  {
    ...bloodSugar,
    id: 'bloodSugarLogReading',
    title: 'titles.blood-sugar-log-reading',
    areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'blood-sugar-entry', 'forms'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressure',
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
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureTrends',
    title: 'titles.blood-pressure-trends',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureLogs',
    title: 'titles.blood-pressure-logs',
    areas: ['readings', 'blood-pressure'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureSummary',
    title: 'titles.blood-pressure-summary',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressurePersonalized',
    title: 'titles.blood-pressure-personalized',
    areas: ['readings', 'blood-pressure', 'figures'],
  },
  {
    ...bloodPressure,
    id: 'bloodPressureMonitor',
    title: 'titles.blood-pressure-monitor',
    areas: ['readings', 'blood-pressure'],
  },
  {
    ...pulse,
    id: 'pulse',
    nav: { group: 'main', order: 5, icon: 'pulse', label: 'shell.page.pulse' },
    tabs: ['pulseOverview', 'pulseTrends', 'pulseLogs', 'pulseSummary'],
  },
  {
    ...pulse,
    id: 'pulseOverview',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...pulse,
    id: 'pulseTrends',
    title: 'titles.pulse-trends',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...pulse,
    id: 'pulseLogs',
    title: 'titles.pulse-logs',
    areas: ['readings', 'pulse'],
  },
  {
    ...pulse,
    id: 'pulseSummary',
    title: 'titles.pulse-summary',
    areas: ['readings', 'pulse', 'figures'],
  },
  {
    ...weight,
    id: 'weight',
    nav: { group: 'main', order: 7, icon: 'scale', label: 'shell.page.weight' },
    tabs: ['weightOverview', 'weightTrends', 'weightLogs', 'weightSummary'],
  },
  {
    ...weight,
    id: 'weightOverview',
    areas: ['readings', 'weight', 'figures', 'forms'],
  },
  {
    ...weight,
    id: 'weightTrends',
    title: 'titles.weight-trends',
    areas: ['readings', 'weight', 'figures'],
  },
  {
    ...weight,
    id: 'weightLogs',
    title: 'titles.weight-logs',
    areas: ['readings', 'weight'],
  },
  {
    ...weight,
    id: 'weightSummary',
    title: 'titles.weight-summary',
    areas: ['readings', 'weight', 'figures'],
  },
  {
    ...weight,
    id: 'weightGetStarted',
    title: 'titles.weight-get-started',
    areas: ['readings', 'weight'],
  },
  {
    ...weight,
    id: 'weightLogReading',
    title: 'titles.weight-log-reading',
    areas: ['readings', 'weight', 'weight-entry', 'forms'],
  },
  {
    ...bodyComposition,
    id: 'bodyComposition',
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
    areas: ['readings', 'biometrics', 'figures'],
  },
  {
    ...bodyComposition,
    id: 'bodyCompositionLogs',
    title: 'titles.body-composition-logs',
    areas: ['readings', 'biometrics'],
  },
  {
    ...bodyComposition,
    id: 'bodyCompositionSummary',
    title: 'titles.body-composition-summary',
    areas: ['readings', 'biometrics', 'figures'],
  },
]
