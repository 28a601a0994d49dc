import { weightHabit } from '../readings/weight-habit.ts'
import { card, health, reminder } from '../default-profile.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

/** Weight loss for half a year after a plateau. */
const lost = (ago: number): number => Math.max(0, 180 - ago) / 180

export const wes: Persona = {
  username: 'wes.tanaka@example.com',
  story: 'Weight with a scale that measures body composition; somebody else uses it, too',
  timeZone: 'America/Chicago',
  days: 240,
  weight: weightHabit({
    pounds: (ago) => 212 - 23.4 * lost(ago) ** 0.8 + 0.9 * Math.sin(ago / 6),
    often: 0.88,
    composition: (ago) => ({ bodyFat: 33.6 - 4.2 * lost(ago), muscle: 31.4 + 1.7 * lost(ago) }),
    evenings: 0.12,
    shared: 142,
  }),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Wes',
        lastName: 'Tanaka',
        birthDate: '1984-06-23',
        email: 'wes.tanaka@example.com',
        phones: [phone('MO', '6125550181')],
        address: {
          addressLine1: '431 Lake Street',
          addressLine2: null,
          city: 'Minneapolis',
          state: 'MN',
          zipcode: '55408',
        },
      },
      {
        programs: active('weight', 'bodyComposition'),
        diagnoses: [{ code: 'E66.9', condition: 'OTHER' }],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'WEIGHT_MANAGEMENT',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm2000' }],
            },
            {
              program: 'BODY_COMPOSITION',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm2000' }],
            },
          ],
        },
        labs: [
          {
            id: 'l-4',
            testType: 'CHOLESTEROL_TOTAL',
            quantitativeValue: 201,
            unit: 'mg/dL',
            timestamp: `${ago(33)}T08:20:00`,
          },
          {
            id: 'l-3',
            testType: 'CHOLESTEROL_LDL',
            quantitativeValue: 128,
            unit: 'mg/dL',
            timestamp: `${ago(33)}T08:20:00`,
          },
          {
            id: 'l-2',
            testType: 'CHOLESTEROL_HDL',
            quantitativeValue: 44,
            unit: 'mg/dL',
            timestamp: `${ago(33)}T08:20:00`,
          },
          {
            id: 'l-1',
            testType: 'TRIGLYCERIDES',
            quantitativeValue: 146,
            unit: 'mg/dL',
            timestamp: `${ago(33)}T08:20:00`,
          },
        ],
        health: health({
          heightInches: 69,
          conditions: [{ condition: 'HIGH_CHOLESTEROL', diagnosisYear: 2022 }],
          smokingStatus: 'NEVER',
          race: ['ASIAN'],
          genderIdentity: 'MALE',
          pronouns: 'HE_HIM',
        }),
        weightTarget: {
          target: { weight: 180, weightUnit: 'LB' },
          weightReadingId: null,
          isOwn: true,
        },
        goals: [
          {
            id: 'goal-2',
            kind: 'WEIGH_INS',
            title: 'Step on the scale every morning',
            weeklyTargetCount: 7,
            startDate: ago(60),
            endDate: null,
          },
          {
            id: 'goal-1',
            kind: 'ACTIVITY',
            title: 'Swim before work',
            weeklyTargetCount: 3,
            startDate: ago(120),
            endDate: null,
          },
        ],
        reminders: [reminder('r-1', 'WEIGHT', ['06:45'])],
        payment: { methods: [card('pm-1', 'Visa', '3020', '2029-01', true)], usedTokens: [] },
      },
    ),
}
