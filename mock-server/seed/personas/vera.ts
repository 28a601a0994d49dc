import { defaultAccess } from '../../database/facts/access-facts.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const vera: Persona = {
  username: 'vera.lind@example.com',
  story: 'Has not confirmed the email address yet',
  timeZone: 'America/New_York',
  days: 0,
  facts: () =>
    defaultPersona(
      {
        firstName: 'Vera',
        lastName: 'Lind',
        birthDate: '1979-05-23',
        email: 'vera.lind@example.com',
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      { access: { ...defaultAccess, emailConfirmed: false } },
    ),
}
