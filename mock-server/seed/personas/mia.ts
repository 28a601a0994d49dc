import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { defaultAccess } from '../../database/facts/access-facts.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const mia: Persona = {
  username: 'mia.osei@example.com',
  story: 'A second step at sign-in: a one-time code by email or text message',
  timeZone: 'America/New_York',
  days: 90,
  bloodPressure: bloodPressureHabit({
    mean: (ago) => [128 + ago / 60, 79],
    pulse: 68,
    skips: 0.2,
    evenings: 0.1,
    retakes: 0.05,
  }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Mia',
        lastName: 'Osei',
        birthDate: '1987-02-11',
        email: 'mia.osei@example.com',
        phones: [phone('MO', '6175550142')],
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      {
        access: { ...defaultAccess, secondStep: true },
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht945' }],
            },
          ],
        },
      },
    ),
}
