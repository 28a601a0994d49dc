import type { Row } from './route-definition.ts'

const own = { access: 'private', programs: null } as const satisfies Partial<Row>

/**
 * The settings area (2§2): open to every member but for the supplies, which are for blood sugar.
 */
export const settingsPages: readonly Row[] = [
  {
    ...own,
    id: 'orderSupplies',
    path: '/order-supplies',
    title: 'shell.page.order-supplies',
    programs: ['diabetes', 'deviceFlex'],
    nav: { group: 'settings', order: 1, icon: 'box', label: 'shell.page.order-supplies' },
    areas: ['order-supplies', 'forms'],
    screen: async () =>
      (await import('#slices/supplies/ui/order-supplies-screen.tsx')).OrderSuppliesScreen,
  },
  {
    ...own,
    id: 'reportsAndData',
    path: '/reports-and-data',
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
    screen: async () => (await import('../pages/reports-and-data-page.tsx')).ReportsAndDataPage,
  },
  {
    ...own,
    id: 'doctorReport',
    path: '/reports-and-data/for-my-doctor',
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
    screen: async () => (await import('../pages/doctor-report-page.tsx')).DoctorReportPage,
  },
  {
    ...own,
    id: 'userGuides',
    path: '/user-guides',
    title: 'shell.page.user-guides',
    areas: ['user-guides'],
    nav: { group: 'settings', order: 3, icon: 'book', label: 'shell.page.user-guides' },
    screen: async () =>
      (await import('#slices/user-guides/ui/user-guides-screen.tsx')).UserGuidesScreen,
  },
  {
    ...own,
    id: 'programs',
    path: '/programs',
    title: 'titles.programs',
    nav: { group: 'settings', order: 4, icon: 'flag', label: 'shell.page.programs' },
    areas: ['programs', 'titles'],
    screen: async () => (await import('../pages/programs-page.tsx')).ProgramsPage,
  },
  {
    ...own,
    id: 'authorization',
    path: '/authorization',
    title: 'titles.authorization',
    areas: ['authorization'],
    screen: async () =>
      (await import('#slices/alerts/ui/authorization/authorization-screen.tsx'))
        .AuthorizationScreen,
  },
  {
    ...own,
    id: 'profilePreferences',
    path: '/profile-preferences',
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
    path: '/profile-preferences/account-settings',
    title: 'titles.profile-account',
    areas: ['profile', 'forms'],
    screen: async () => (await import('../pages/profile/account-page.tsx')).ProfileAccountPage,
  },
  {
    ...own,
    id: 'profileCommunications',
    path: '/profile-preferences/communications',
    title: 'titles.profile-communications',
    areas: ['profile', 'communications', 'forms'],
    screen: async () =>
      (await import('#slices/communications/ui/communications-screen.tsx')).CommunicationsScreen,
  },
  {
    ...own,
    id: 'profileHealth',
    path: '/profile-preferences/health-profile',
    title: 'titles.profile-health',
    areas: ['profile', 'health-profile', 'forms'],
    screen: async () =>
      (await import('#slices/health-profile/ui/health-profile-screen.tsx')).HealthScreen,
  },
  {
    ...own,
    id: 'profileCoverage',
    path: '/profile-preferences/coverage',
    title: 'titles.profile-coverage',
    areas: ['profile', 'coverage', 'dashboard'],
    screen: async () => (await import('#slices/coverage/ui/coverage-screen.tsx')).CoverageScreen,
  },
  {
    ...own,
    id: 'profilePayment',
    path: '/profile-preferences/payment',
    title: 'titles.profile-payment',
    areas: ['profile', 'payment', 'forms'],
    screen: async () => (await import('#slices/payment/ui/payment-screen.tsx')).PaymentScreen,
  },
]
