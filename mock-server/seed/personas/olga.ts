import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import { defaultAccess } from '../../database/facts/access-facts.ts'
import { featuresWith } from '../feature-flags.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const olga: Persona = {
  username: 'olga.petrov@example.com',
  story: 'Eligible for the one-app migration, and not yet connected with the partner',
  timeZone: 'America/Chicago',
  days: 90,
  bloodSugar: bloodSugarHabit({ level: 0, skips: 0.1, insulin: false }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Olga',
        lastName: 'Petrov',
        birthDate: '1969-07-30',
        email: 'olga.petrov@example.com',
      },
      { programs: active('diabetes'), diagnoses: [{ code: 'E11.9', condition: 'DIABETES' }] },
      {
        features: featuresWith('CLIENT_MIGRATION'),
        migration: { benefitsOffered: 'CCM', eligible: true },
        access: { ...defaultAccess, connectedTo: [] },
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg300' }],
            },
          ],
        },
      },
    ),
}
