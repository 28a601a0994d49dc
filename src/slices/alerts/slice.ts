import type { Slice } from '../route-definition.ts'

/** The page of alert messages and their recipients. */
export const alertsSlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'authorization',
      title: 'titles.authorization',
      areas: ['alerts', 'alerts-contacts', 'forms'],
      screen: () =>
        import('#slices/alerts/ui/authorization/authorization-screen.tsx').then(
          (of) => of.AuthorizationScreen,
        ),
    },
  ],
}
