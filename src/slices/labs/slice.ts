import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  programs: null,
  areas: ['labs'],
} as const

/** Pages of lab reports. */
export const labsSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'a1cReport',
      title: 'titles.a1c-report',
      screen: () =>
        import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.A1cReportScreen),
    },
    {
      ...shared,
      id: 'cholesterolReport',
      title: 'titles.cholesterol-report',
      screen: () =>
        import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.CholesterolReportScreen),
    },
    {
      ...shared,
      id: 'combinedReport',
      title: 'titles.combined-report',
      screen: () =>
        import('#slices/labs/ui/lab-report-screens.tsx').then((of) => of.CombinedReportScreen),
    },
  ],
}
