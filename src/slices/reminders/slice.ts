import { dailyPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  programs: dailyPrograms,
  needs: 'reminders',
  areas: ['reminders', 'forms'],
} as const

/** Pages of reminders. */
export const remindersSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'reminder',
      title: 'shell.page.reminder',
      nav: { group: 'main', order: 10, icon: 'bell', label: 'shell.page.reminder' },
      screen: () =>
        import('#slices/reminders/ui/list/reminders-screen.tsx').then((of) => of.RemindersScreen),
    },
    {
      ...shared,
      id: 'reminderSet',
      title: 'titles.reminder-set',
      screen: () =>
        import('#slices/reminders/ui/edit/reminder-set-screen.tsx').then(
          (of) => of.ReminderSetScreen,
        ),
    },
  ],
}
