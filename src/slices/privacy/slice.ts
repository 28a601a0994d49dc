import type { Slice } from '../route-definition.ts'

/** The privacy page, which members see in their own layout (GAP-048). */
export const privacySlice: Slice = {
  routes: [
    {
      access: 'public',
      programs: null,
      frame: 'both',
      id: 'privacy',
      title: 'titles.privacy',
      teamsTab: true,
      areas: ['privacy'],
      screen: () => import('#slices/privacy/ui/privacy-page.tsx').then((of) => of.PrivacyPage),
    },
  ],
}
