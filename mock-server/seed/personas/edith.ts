import { task } from '../default-flow-facts.ts'
import { active, ordinary, type Story } from '../persona.ts'

export const edith: Story = {
  username: 'edith.moore@example.com',
  story: 'An empty account: blood pressure, and not one reading yet',
  timeZone: 'America/Denver',
  days: 0,
  facts: (ago) =>
    ordinary(
      {
        firstName: 'Edith',
        lastName: 'Moore',
        birthDate: '1948-11-30',
        email: 'edith.moore@example.com',
      },
      { programs: active('hypertension'), diagnoses: [] },
      {
        userTasks: [
          task('ACTIVATE_DEVICE', ago(3)),
          task('FIVE_DAY_CHECK', ago(3), ago(-18)),
          task('COMPLETE_HEALTH_PROFILE', ago(3)),
        ],
        launchpad: {
          items: [
            { name: 'DEVICES', status: 'NOT_STARTED' },
            { name: 'COACHING', status: 'NOT_STARTED' },
          ],
        },
        onboarding: {
          display: true,
          items: [
            { name: 'DEVICES', status: 'NOT_STARTED' },
            { name: 'COACHING', status: 'NOT_STARTED' },
          ],
        },
      },
    ),
}
