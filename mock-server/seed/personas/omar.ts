import { foodHabit } from '../readings/food-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

const food = foodHabit({ skips: 0.55, forgets: 0.25, care: () => 0.5 })

export const omar: Persona = {
  username: 'omar.haddad@example.com',
  story: 'Advanced prediabetes, after the plain program, which is over',
  timeZone: 'America/New_York',
  days: 110,
  weight: weightHabit({ pounds: (ago) => 188 + Math.min(8, ago * 0.08), often: 0.65 }),
  food: (who, day, ago) => (ago <= 30 ? food(who, day, ago) : []),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Omar',
        lastName: 'Haddad',
        birthDate: '1971-09-21',
        email: 'omar.haddad@example.com',
        phones: [phone('MO', '3135550147')],
      },
      {
        programs: [
          ...active('advancedPrediabetes'),
          { program: 'prediabetes', status: 'INACTIVE' },
        ],
        diagnoses: [{ code: 'R73.03', condition: 'OTHER' }],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'ADV_PREDIABETES',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
            },
          ],
        },
      },
    ),
}
