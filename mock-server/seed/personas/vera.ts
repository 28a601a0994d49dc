import { ordinaryAccess } from '../../database/facts/access-facts.ts'
import { active, ordinary, type Story } from '../persona.ts'

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
