import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const dirk: Persona = {
  username: 'dirk.vance@example.com',
  story:
    'Blood sugar with their own meter (device-flex); has something to do before blood pressure begins',
  timeZone: 'America/Denver',
  days: 100,
  bloodSugar: bloodSugarHabit({ level: 8, skips: 0.12, insulin: true }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Dirk',
        lastName: 'Vance',
        birthDate: '1958-03-28',
        email: 'dirk.vance@example.com',
        phones: [phone('HO', '3035550162')],
      },
      {
        programs: [
          ...active('deviceFlex'),
          { program: 'hypertension', status: 'USER_ACTION_REQUIRED' },
        ],
        diagnoses: [{ code: 'E11.65', condition: 'DIABETES' }],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES_DEVICEFLEX',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'device-flex' }],
            },
          ],
        },
      },
    ),
}
