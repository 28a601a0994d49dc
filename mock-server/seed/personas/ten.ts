import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

const TEN_YEARS = 3653

export const ten: Persona = {
  username: 'ten.years@example.com',
  story: 'Ten years of readings: blood pressure, blood sugar with insulin, and weight',
  timeZone: 'America/New_York',
  days: TEN_YEARS,
  bloodPressure: bloodPressureHabit({
    mean: (ago, day) => [
      126 + ago / 330 + 4 * Math.sin(day / 58),
      77 + ago / 550 + 2 * Math.sin(day / 58),
    ],
    pulse: 66,
    skips: 0.2,
    evenings: 0.3,
    retakes: 0.06,
  }),
  bloodSugar: bloodSugarHabit({ level: 8, skips: 0.68, insulin: true }),
  weight: weightHabit({ pounds: (ago) => 178 + 6 * Math.sin(ago / 240), often: 0.3 }),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Ten',
        lastName: 'Years',
        birthDate: '1950-10-10',
        email: 'ten.years@example.com',
        phones: [phone('HO', '6175550110')],
      },
      {
        programs: active('diabetes', 'hypertension', 'weight'),
        diagnoses: [
          { code: 'E11.65', condition: 'DIABETES' },
          { code: 'I10', condition: 'HYPERTENSION' },
        ],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg500' }],
            },
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'htn' }],
            },
            {
              program: 'WEIGHT_MANAGEMENT',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1000' }],
            },
          ],
        },
        labs: Array.from({ length: 20 }, (_, index) => ({
          id: `l-${20 - index}`,
          testType: 'HbA1C' as const,
          quantitativeValue: (68 + (index % 7)) / 10,
          unit: '%' as const,
          timestamp: `${ago(40 + index * 182)}T08:30:00`,
        })),
      },
    ),
}
