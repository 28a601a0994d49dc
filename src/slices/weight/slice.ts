import { weightPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  title: 'shell.page.weight',
  programs: [...weightPrograms, 'heartFailure'],
} as const

/** Pages of weight (2§2, GAP-036). */
export const weightSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'weight',
      nav: { group: 'main', order: 7, icon: 'scale', label: 'shell.page.weight' },
      tabs: ['weightOverview', 'weightTrends', 'weightLogs', 'weightSummary'],
    },
    {
      ...shared,
      id: 'weightOverview',
      areas: ['readings', 'weight', 'figures', 'forms'],
      screen: () =>
        import('#slices/weight/ui/overview/weight-overview-screen.tsx').then(
          (of) => of.WeightOverviewScreen,
        ),
    },
    {
      ...shared,
      id: 'weightTrends',
      title: 'titles.weight-trends',
      areas: ['readings', 'weight', 'figures'],
      screen: () =>
        import('#slices/weight/ui/trends/weight-trends-screen.tsx').then(
          (of) => of.WeightTrendsScreen,
        ),
    },
    {
      ...shared,
      id: 'weightLogs',
      title: 'titles.weight-logs',
      areas: ['readings', 'weight', 'weight-entry', 'corrections', 'forms'],
      screen: () =>
        import('#slices/weight/ui/all-logs/weight-logs-screen.tsx').then(
          (of) => of.WeightLogsScreen,
        ),
    },
    {
      ...shared,
      id: 'weightSummary',
      title: 'titles.weight-summary',
      areas: ['readings', 'weight', 'figures'],
      screen: () =>
        import('#slices/weight/ui/report/weight-summary-screen.tsx').then(
          (of) => of.WeightSummaryScreen,
        ),
    },
    {
      ...shared,
      id: 'weightGetStarted',
      title: 'titles.weight-get-started',
      areas: ['readings', 'weight', 'guides'],
      screen: () =>
        import('#slices/weight/ui/get-started/weight-get-started-screen.tsx').then(
          (of) => of.WeightGetStartedScreen,
        ),
    },
    {
      ...shared,
      id: 'weightLogReading',
      title: 'titles.weight-log-reading',
      areas: ['readings', 'weight', 'weight-entry', 'forms'],
      screen: () =>
        import('#slices/weight/ui/entry/log-weight-screen.tsx').then((of) => of.LogWeightScreen),
    },
  ],
}
