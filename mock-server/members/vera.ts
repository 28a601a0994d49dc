import { ordinaryAccess } from '../store/access-facts.ts'
import { active, ordinary, type Story } from './story.ts'

export const vera: Story = {
  username: 'vera.lind@example.com',
  story: 'Has not confirmed her email address yet',
  timeZone: 'America/New_York',
  days: 0,
  facts: () =>
    ordinary(
      {
        firstName: 'Vera',
        lastName: 'Lind',
        birthDate: '1979-05-23',
        email: 'vera.lind@example.com',
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      { access: { ...ordinaryAccess, emailConfirmed: false } },
    ),
}
