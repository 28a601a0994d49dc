import type { Slice } from '../route-definition.ts'

/** The page of user guides. */
export const userGuidesSlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'userGuides',
      title: 'shell.page.user-guides',
      areas: ['user-guides', 'guides'],
      nav: { group: 'settings', order: 3, icon: 'book', label: 'shell.page.user-guides' },
      screen: () =>
        import('#slices/user-guides/ui/user-guides-screen.tsx').then((of) => of.UserGuidesScreen),
    },
  ],
}
