import type { Slice } from '../route-definition.ts'

/** The page of members whose programs have not started (GAP-117). */
export const programsSlice: Slice = {
  routes: [
    {
      id: 'pending',
      isUnlisted: true,
      title: 'programs-pending.page',
      access: 'private',
      programs: null,
      isForPending: true,
      isBare: true,
      areas: ['programs-pending'],
      screen: () =>
        import('#slices/programs/ui/pending-program-screen.tsx').then(
          (of) => of.PendingProgramScreen,
        ),
    },
  ],
}
