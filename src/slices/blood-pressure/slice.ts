import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  title: 'shell.page.blood-pressure',
  /** 2§7 fetches statistics for these three. */
  programs: ['hypertension', 'chronicKidneyDisease', 'heartFailure'],
} as const

/** Pages of blood pressure (2§2, GAP-036). */
export const bloodPressureSlice: Slice = {
  routes: [
    {
      ...shared,
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
      ...shared,
      id: 'bloodPressureOverview',
      areas: ['readings', 'blood-pressure', 'figures'],
      screen: () =>
        import('#slices/blood-pressure/ui/overview/blood-pressure-overview-screen.tsx').then(
          (of) => of.BloodPressureOverviewScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressureTrends',
      title: 'titles.blood-pressure-trends',
      areas: ['readings', 'blood-pressure', 'figures'],
      screen: () =>
        import('#slices/blood-pressure/ui/trends/blood-pressure-trends-screen.tsx').then(
          (of) => of.BloodPressureTrendsScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressureLogs',
      title: 'titles.blood-pressure-logs',
      areas: ['readings', 'blood-pressure', 'blood-pressure-entry', 'corrections', 'forms'],
      screen: () =>
        import('#slices/blood-pressure/ui/all-logs/blood-pressure-logs-screen.tsx').then(
          (of) => of.BloodPressureLogsScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressureSummary',
      title: 'titles.blood-pressure-summary',
      areas: ['readings', 'blood-pressure', 'figures'],
      screen: () =>
        import('#slices/blood-pressure/ui/report/blood-pressure-summary-screen.tsx').then(
          (of) => of.BloodPressureSummaryScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressurePersonalized',
      title: 'titles.blood-pressure-personalized',
      areas: ['readings', 'blood-pressure', 'figures'],
      screen: () =>
        import('#slices/blood-pressure/ui/report/personalized-report-screen.tsx').then(
          (of) => of.PersonalizedReportScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressureLogReading',
      title: 'titles.blood-pressure-log-reading',
      areas: ['readings', 'blood-pressure', 'blood-pressure-entry', 'forms'],
      screen: () =>
        import('#slices/blood-pressure/ui/entry/log-pressure-screen.tsx').then(
          (of) => of.LogPressureScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodPressureMonitor',
      title: 'titles.blood-pressure-monitor',
      areas: ['readings', 'blood-pressure', 'guides'],
      screen: () =>
        import('#slices/blood-pressure/ui/monitor/using-your-monitor-screen.tsx').then(
          (of) => of.UsingYourMonitorScreen,
        ),
    },
  ],
}
