import type { Slice } from '../route-definition.ts'

/** The page of what confirms a sign-in beside the password. */
export const secondStepsSlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'profileSecondStep',
      title: 'titles.profile-second-step',
      areas: ['second-steps', 'titles', 'forms'],
      screen: () =>
        import('#slices/second-steps/ui/second-steps-screen.tsx').then(
          (of) => of.SecondStepsScreen,
        ),
    },
  ],
}
