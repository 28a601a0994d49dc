import { weightPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  title: 'shell.page.body-composition',
  programs: [...weightPrograms, 'heartFailure', 'bodyComposition'],
} as const

/** Pages of body composition (2§2, GAP-036). */
export const biometricsSlice: Slice = {
  routes: [
    {
      ...shared,
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
      ...shared,
      id: 'bodyCompositionOverview',
      areas: ['readings', 'biometrics', 'figures'],
      screen: () =>
        import('#slices/biometrics/ui/overview/body-composition-overview-screen.tsx').then(
          (of) => of.BodyCompositionOverviewScreen,
        ),
    },
    {
      ...shared,
      id: 'bodyCompositionLogs',
      title: 'titles.body-composition-logs',
      areas: ['readings', 'biometrics'],
      screen: () =>
        import('#slices/biometrics/ui/all-logs/body-composition-logs-screen.tsx').then(
          (of) => of.BodyCompositionLogsScreen,
        ),
    },
    {
      ...shared,
      id: 'bodyCompositionSummary',
      title: 'titles.body-composition-summary',
      areas: ['readings', 'biometrics', 'figures'],
      screen: () =>
        import('#slices/biometrics/ui/report/body-composition-summary-screen.tsx').then(
          (of) => of.BodyCompositionSummaryScreen,
        ),
    },
  ],
}
