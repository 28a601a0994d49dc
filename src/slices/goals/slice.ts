import { coachingPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  programs: coachingPrograms,
  areas: ['goals', 'forms'],
} as const

/** Pages of goals, which belong to coaching. */
export const goalsSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'coachingGoals',
      title: 'titles.coaching-goals',
      screen: () => import('#slices/goals/ui/list/goals-screen.tsx').then((of) => of.GoalsScreen),
    },
    {
      ...shared,
      id: 'goalSetting',
      needs: 'goalSetting',
      title: 'titles.goal-setting',
      screen: () => import('#slices/goals/ui/edit/goal-screen.tsx').then((of) => of.GoalScreen),
    },
  ],
}
