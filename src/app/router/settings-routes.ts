import { readingsImportSlice } from '#slices/readings-import/slice.ts'
import { secondStepsSlice } from '#slices/second-steps/slice.ts'
import { suppliesSlice } from '#slices/supplies/slice.ts'
import { userGuidesSlice } from '#slices/user-guides/slice.ts'
import type { RouteRow } from '#slices/route-definition.ts'

const own = { access: 'private', programs: null } as const satisfies Partial<RouteRow>

/**
 * Routes of the settings (2§2): open to all members, except supplies, which need blood sugar
 * programs.
 */
export const settingsRoutes: readonly RouteRow[] = [
  ...suppliesSlice.routes,
  {
    ...own,
    id: 'reportsAndData',
    title: 'shell.page.reports-and-data',
    areas: [
      'reports-and-data',
      'titles',
      'readings',
      'blood-sugar',
      'blood-pressure',
      'weight',
      'pulse',
      'forms',
    ],
    nav: { group: 'settings', order: 2, icon: 'table', label: 'shell.page.reports-and-data' },
  },
  {
    ...own,
    id: 'doctorReport',
    title: 'titles.doctor-report',
    areas: [
      'doctor-report',
      'figures',
      'readings',
      'blood-sugar',
      'blood-pressure',
      'pulse',
      'weight',
    ],
  },
  ...readingsImportSlice.routes,
  ...userGuidesSlice.routes,
  {
    ...own,
    id: 'programs',
    title: 'titles.programs',
    nav: { group: 'settings', order: 4, icon: 'flag', label: 'shell.page.programs' },
    areas: ['programs', 'titles'],
  },
  {
    ...own,
    id: 'authorization',
    title: 'titles.authorization',
    areas: ['alerts', 'alerts-contacts', 'forms'],
  },
  {
    ...own,
    id: 'profilePreferences',
    title: 'shell.page.profile',
    nav: { group: 'settings', order: 5, icon: 'sliders', label: 'shell.page.profile' },
    tabs: [
      'profileAccount',
      'profileCommunications',
      'profileHealth',
      'profileCoverage',
      'profilePayment',
    ],
  },
  {
    ...own,
    id: 'profileAccount',
    title: 'titles.profile-account',
    areas: ['profile', 'account', 'forms'],
  },
  ...secondStepsSlice.routes,
  {
    ...own,
    id: 'profileCommunications',
    title: 'titles.profile-communications',
    areas: ['profile', 'communications', 'forms'],
  },
  {
    ...own,
    id: 'profileHealth',
    title: 'titles.profile-health',
    areas: ['profile', 'health-profile', 'forms'],
  },
  {
    ...own,
    id: 'profileCoverage',
    title: 'titles.profile-coverage',
    areas: ['profile', 'coverage', 'dashboard'],
  },
  {
    ...own,
    id: 'profilePayment',
    title: 'titles.profile-payment',
    areas: ['profile', 'payment', 'forms'],
  },
]
