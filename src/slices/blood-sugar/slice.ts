import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  title: 'shell.page.blood-sugar',
  programs: ['diabetes', 'deviceFlex'],
} as const

/** Pages of blood sugar (2§2, GAP-036). */
export const bloodSugarSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'bloodSugar',
      nav: { group: 'main', order: 3, icon: 'drop', label: 'shell.page.blood-sugar' },
      tabs: ['bloodSugarOverview', 'bloodSugarTrends', 'bloodSugarLogs', 'bloodSugarSummary'],
    },
    {
      ...shared,
      id: 'bloodSugarOverview',
      areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'figures'],
      screen: () =>
        import('#slices/blood-sugar/ui/overview/blood-sugar-overview-screen.tsx').then(
          (of) => of.BloodSugarOverviewScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarTrends',
      title: 'titles.blood-sugar-trends',
      areas: ['readings', 'blood-sugar', 'figures'],
      screen: () =>
        import('#slices/blood-sugar/ui/trends/blood-sugar-trends-screen.tsx').then(
          (of) => of.BloodSugarTrendsScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarLogs',
      title: 'titles.blood-sugar-logs',
      areas: [
        'readings',
        'blood-sugar',
        'blood-sugar-care',
        'blood-sugar-entry',
        'corrections',
        'forms',
      ],
      screen: () =>
        import('#slices/blood-sugar/ui/all-logs/blood-sugar-logs-screen.tsx').then(
          (of) => of.BloodSugarLogsScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarSummary',
      title: 'titles.blood-sugar-summary',
      areas: ['readings', 'blood-sugar', 'figures'],
      screen: () =>
        import('#slices/blood-sugar/ui/report/blood-sugar-summary-screen.tsx').then(
          (of) => of.BloodSugarSummaryScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarFriends',
      title: 'titles.blood-sugar-friends',
      areas: ['readings', 'blood-sugar', 'blood-sugar-alerts', 'forms'],
      screen: () =>
        import('#slices/blood-sugar/ui/friends-and-family/friends-and-family-screen.tsx').then(
          (of) => of.FriendsAndFamilyScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarShare',
      title: 'titles.blood-sugar-share',
      areas: ['readings', 'blood-sugar', 'guides'],
      screen: () =>
        import('#slices/blood-sugar/ui/share-from-meter/share-from-meter-screen.tsx').then(
          (of) => of.ShareFromMeterScreen,
        ),
    },
    {
      ...shared,
      id: 'bloodSugarLogReading',
      title: 'titles.blood-sugar-log-reading',
      areas: ['readings', 'blood-sugar', 'blood-sugar-care', 'blood-sugar-entry', 'forms'],
      screen: () =>
        import('#slices/blood-sugar/ui/entry/log-blood-sugar-screen.tsx').then(
          (of) => of.LogBloodSugarScreen,
        ),
    },
  ],
}
