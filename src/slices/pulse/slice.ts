import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  title: 'shell.page.pulse',
  programs: ['heartFailure'],
} as const

/** Pages of the pulse (2§2, GAP-036). */
export const pulseSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'pulse',
      nav: { group: 'main', order: 5, icon: 'pulse', label: 'shell.page.pulse' },
      tabs: ['pulseOverview', 'pulseTrends', 'pulseLogs', 'pulseSummary'],
    },
    {
      ...shared,
      id: 'pulseOverview',
      areas: ['readings', 'pulse', 'figures'],
      screen: () =>
        import('#slices/pulse/ui/overview/pulse-overview-screen.tsx').then(
          (of) => of.PulseOverviewScreen,
        ),
    },
    {
      ...shared,
      id: 'pulseTrends',
      title: 'titles.pulse-trends',
      areas: ['readings', 'pulse', 'figures'],
      screen: () =>
        import('#slices/pulse/ui/trends/pulse-trends-screen.tsx').then(
          (of) => of.PulseTrendsScreen,
        ),
    },
    {
      ...shared,
      id: 'pulseLogs',
      title: 'titles.pulse-logs',
      areas: ['readings', 'pulse'],
      screen: () =>
        import('#slices/pulse/ui/all-logs/pulse-logs-screen.tsx').then((of) => of.PulseLogsScreen),
    },
    {
      ...shared,
      id: 'pulseSummary',
      title: 'titles.pulse-summary',
      areas: ['readings', 'pulse', 'figures'],
      screen: () =>
        import('#slices/pulse/ui/report/pulse-summary-screen.tsx').then(
          (of) => of.PulseSummaryScreen,
        ),
    },
  ],
}
