import { programNames } from '#session/member/model/programs.ts'
import { coachingSlice } from '#slices/coaching/slice.ts'
import { devicesSlice } from '#slices/devices/slice.ts'
import { educationSlice } from '#slices/education/slice.ts'
import { foodLogSlice } from '#slices/food-log/slice.ts'
import { goalsSlice } from '#slices/goals/slice.ts'
import { kidneySlice } from '#slices/kidney/slice.ts'
import { labsSlice } from '#slices/labs/slice.ts'
import { remindersSlice } from '#slices/reminders/slice.ts'
import type { RouteRow } from '#slices/route-definition.ts'

const open = { access: 'private', programs: null } as const satisfies Partial<RouteRow>

/** Routes of the dashboard and daily care (2§2). */
export const careRoutes: readonly RouteRow[] = [
  {
    id: 'dashboard',
    title: 'shell.page.dashboard',
    access: 'private',
    programs: programNames,
    needsStart: true,
    opensEarly: true,
    teamsTab: true,
    nav: { group: 'main', order: 1, icon: 'home', label: 'shell.page.dashboard' },
    areas: ['dashboard', 'dashboard-more'],
  },
  ...coachingSlice.routes,
  {
    ...open,
    id: 'behavioralHealth',
    title: 'shell.page.behavioral-health',
    needs: 'behavioralHealth',
    otherwise: 'missing',
    nav: { group: 'main', order: 6, icon: 'leaf', label: 'shell.page.behavioral-health' },
    areas: ['behavioral-health'],
  },
  ...foodLogSlice.routes,
  ...remindersSlice.routes,
  ...kidneySlice.routes,
  ...devicesSlice.routes,
  ...goalsSlice.routes,
  ...educationSlice.routes,
  ...labsSlice.routes,
]
