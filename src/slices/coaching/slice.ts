import { coachingPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  programs: coachingPrograms,
  areas: ['coaching', 'forms'],
} as const

/** Pages of coaching sessions. */
export const coachingSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'coaching',
      title: 'shell.page.coaching',
      nav: { group: 'main', order: 2, icon: 'chat', label: 'shell.page.coaching', needs: 'oneApp' },
      screen: () =>
        import('#slices/coaching/ui/overview/coaching-screen.tsx').then((of) => of.CoachingScreen),
    },
    {
      ...shared,
      id: 'coachingSession',
      title: 'titles.coaching-session',
      screen: () =>
        import('#slices/coaching/ui/booking/coaching-case-screen.tsx').then(
          (of) => of.CoachingCaseScreen,
        ),
    },
    {
      ...shared,
      id: 'coachingSessionDetails',
      title: 'titles.coaching-session-details',
      screen: () =>
        import('#slices/coaching/ui/details/session-details-screen.tsx').then(
          (of) => of.SessionDetailsScreen,
        ),
    },
  ],
}
