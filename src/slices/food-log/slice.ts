import { dailyPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = { access: 'private', title: 'shell.page.food', programs: dailyPrograms } as const
const screen = { ...shared, areas: ['food-log', 'forms'] } as const

/** Pages of the food log. */
export const foodLogSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'food',
      nav: { group: 'main', order: 9, icon: 'apple', label: 'shell.page.food' },
      tabs: ['foodOverview', 'foodInsights'],
    },
    {
      ...screen,
      id: 'foodOverview',
      screen: () =>
        import('#slices/food-log/ui/overview/food-overview-screen.tsx').then(
          (of) => of.FoodOverviewScreen,
        ),
    },
    {
      ...screen,
      id: 'foodInsights',
      title: 'titles.food-insights',
      screen: () =>
        import('#slices/food-log/ui/insights/food-insights-screen.tsx').then(
          (of) => of.FoodInsightsScreen,
        ),
    },
    {
      ...screen,
      id: 'foodLog',
      title: 'titles.food-log',
      screen: () =>
        import('#slices/food-log/ui/entry/food-log-screen.tsx').then((of) => of.FoodLogScreen),
    },
    {
      ...screen,
      id: 'foodIntro',
      title: 'titles.food-intro',
      screen: () =>
        import('#slices/food-log/ui/intro/food-intro-screen.tsx').then((of) => of.FoodIntroScreen),
    },
  ],
}
