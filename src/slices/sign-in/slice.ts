import type { Slice } from '../route-definition.ts'

/** The page that signs out; the other pages of sign-in hand a state on to one another (src/app/pages). */
export const signInSlice: Slice = {
  routes: [
    {
      access: 'public',
      programs: null,
      areas: ['sign-in', 'sign-in-access', 'forms'],
      id: 'logout',
      isUnlisted: true,
      title: 'sign-in-access.logout.title',
      screen: () =>
        import('#slices/sign-in/ui/sign-in/logout-screen.tsx').then((of) => of.LogoutScreen),
    },
  ],
}
