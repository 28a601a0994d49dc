import { weightHabit } from '../readings/weight-habit.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const ada: Persona = {
  username: 'ada.okafor@example.com',
  story: 'Advanced weight management, with a wm1000 scale',
  timeZone: 'America/Chicago',
  days: 100,
  weight: weightHabit({ pounds: (ago) => 203 + Math.min(9, ago * 0.09), often: 0.6 }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Ada',
        lastName: 'Okafor',
        birthDate: '1983-05-09',
        email: 'ada.okafor@example.com',
        phones: [phone('MO', '7735550119')],
      },
      { programs: active('advancedWeight'), diagnoses: [{ code: 'E66.9', condition: 'OTHER' }] },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'ADV_WEIGHT_MANAGEMENT',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1000' }],
            },
          ],
        },
      },
    ),
}
