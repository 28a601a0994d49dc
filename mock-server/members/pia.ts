import { foodHabit } from '../readings/food.ts'
import { weightHabit } from '../readings/weight.ts'
import { health, reminder } from './profile.ts'
import { active, ordinary, phone, type Story } from './story.ts'

export const pia: Story = {
  username: 'pia.lindgren@example.com',
  story: 'Prediabetes: writes down what she eats, and her weight comes down slowly',
  timeZone: 'America/New_York',
  days: 150,
  weight: weightHabit({ pounds: (ago) => 171.5 + Math.min(10, ago * 0.062), often: 0.6 }),
  food: foodHabit({ skips: 0.06, forgets: 0.12, care: (ago) => Math.max(0.35, 0.75 - ago / 300) }),
  facts: (ago) =>
    ordinary(
      {
        firstName: 'Pia',
        lastName: 'Lindgren',
        birthDate: '1971-08-30',
        email: 'pia.lindgren@example.com',
        phones: [phone('MO', '4045550119')],
        address: { addressLine1: '9 Magnolia Way', addressLine2: 'Unit 12', city: 'Decatur', state: 'GA', zipcode: '30030' },
      },
      { programs: active('prediabetes'), diagnoses: [{ code: 'R73.03', condition: 'OTHER' }] },
      {
        devices: { deviceGroupsByPrograms: [{ program: 'PREDIABETES', deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }] }] },
        labs: [
          { id: 'l-6', testType: 'HbA1C', quantitativeValue: 5.8, unit: '%', timestamp: `${ago(40)}T08:05:00` },
          { id: 'l-5', testType: 'CHOLESTEROL_TOTAL', quantitativeValue: 188, unit: 'mg/dL', timestamp: `${ago(40)}T08:05:00` },
          { id: 'l-4', testType: 'CHOLESTEROL_LDL', quantitativeValue: 112, unit: 'mg/dL', timestamp: `${ago(40)}T08:05:00` },
          { id: 'l-3', testType: 'CHOLESTEROL_HDL', quantitativeValue: 52, unit: 'mg/dL', timestamp: `${ago(40)}T08:05:00` },
          { id: 'l-2', testType: 'TRIGLYCERIDES', quantitativeValue: 131, unit: 'mg/dL', timestamp: `${ago(40)}T08:05:00` },
          { id: 'l-1', testType: 'HbA1C', quantitativeValue: 6.1, unit: '%', timestamp: `${ago(212)}T08:15:00` },
        ],
        health: health({ heightInches: 65, a1cTenths: 58, conditions: [{ condition: 'PREDIABETES', diagnosisYear: 2025 }], usesInsulin: false, smokingStatus: 'NEVER', race: ['WHITE'] }),
        goals: [{ id: 'goal-1', kind: 'FOOD', title: 'Half a plate of vegetables at dinner', timesPerWeek: 5, startsOn: ago(28), endsOn: null }],
        reminders: [reminder('r-1', 'WEIGHT', ['07:00'], { weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_THURSDAY'] })],
      },
    ),
}
