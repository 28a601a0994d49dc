import { openTask } from '../default-flow-facts.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const edith: Persona = {
  username: 'edith.moore@example.com',
  story: 'An empty account: blood pressure, and not one reading yet',
  timeZone: 'America/Denver',
  days: 0,
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Edith',
        lastName: 'Moore',
        birthDate: '1948-11-30',
        email: 'edith.moore@example.com',
      },
      { programs: active('hypertension'), diagnoses: [] },
      {
        userTasks: [
          openTask('ACTIVATE_DEVICE', ago(3)),
          openTask('FIVE_DAY_CHECK', ago(3), ago(-18)),
          openTask('COMPLETE_HEALTH_PROFILE', ago(3)),
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
