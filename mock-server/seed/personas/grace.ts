import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const grace: Persona = {
  username: 'grace.lin@example.com',
  story: 'Comprehensive prediabetes care and blood pressure: two programs; a third is offered',
  timeZone: 'America/Los_Angeles',
  days: 120,
  bloodPressure: bloodPressureHabit({
    mean: (_, day) => [127 + 3 * Math.sin(day / 21), 79 + 2 * Math.sin(day / 21)],
    pulse: 68,
    skips: 0.2,
    evenings: 0.3,
    retakes: 0.1,
  }),
  weight: weightHabit({ pounds: (ago) => 171 + Math.min(10, ago * 0.09), often: 0.6 }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Grace',
        lastName: 'Lin',
        birthDate: '1966-12-02',
        email: 'grace.lin@example.com',
        phones: [phone('MO', '4155550133')],
      },
      {
        programs: [
          ...active('comprehensivePrediabetes', 'hypertension'),
          { program: 'behavioralHealth', status: 'OFFERED' },
        ],
        diagnoses: [
          { code: 'R73.03', condition: 'OTHER' },
          { code: 'I10', condition: 'HYPERTENSION' },
        ],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'COMPR_PREDIABETES_CARE',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
            },
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht2000' }],
            },
          ],
        },
      },
    ),
}
