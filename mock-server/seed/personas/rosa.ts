import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import type { BloodPressureOfDay, BloodSugarOfDay, FoodOfDay } from '../readings/daily-readings.ts'
import { foodHabit } from '../readings/food-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { openTask, completedFlow } from '../default-flow-facts.ts'
import { rosaProfile } from './rosa-profile.ts'
import { rosaChat } from '../chats/rosa-chat.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

/**
 * Rosa's last thirty mornings as in the design's images: today first, null for a day without a
 * reading.
 */
const mornings: readonly (
  | readonly [time: string, systolic: number, diastolic: number, pulse: number]
  | null
)[] = [
  ['07:42', 128, 78, 72],
  ['07:36', 124, 76, 70],
  ['07:45', 118, 74, 67],
  ['07:31', 125, 78, 66],
  null,
  ['08:10', 122, 75, 69],
  ['08:04', 126, 76, 68],
  ['07:40', 123, 76, 70],
  ['07:28', 127, 77, 71],
  null,
  ['07:38', 144, 88, 70],
  ['07:52', 134, 74, 71],
  ['08:15', 122, 75, 68],
  ['08:01', 128, 79, 72],
  ['07:33', 123, 82, 70],
  ['07:47', 125, 79, 69],
  ['07:39', 131, 76, 72],
  null,
  ['07:44', 128, 77, 70],
  ['08:07', 125, 74, 69],
  ['08:12', 134, 82, 73],
  ['07:29', 146, 91, 75],
  ['07:41', 134, 81, 71],
  ['07:35', 133, 86, 72],
  null,
  ['07:50', 137, 80, 73],
  ['08:09', 132, 82, 70],
  ['07:58', 134, 78, 71],
  ['07:37', 135, 83, 72],
  ['07:43', 129, 82, 70],
]

const earlier = bloodPressureHabit({
  mean: (ago) => [Math.min(139, 133 + ago / 25), Math.min(86, 81 + ago / 40)],
  pulse: 72,
  skips: 0.14,
  evenings: 0.25,
  retakes: 0.08,
})

const bloodPressure: Persona['bloodPressure'] = (who, day, ago): readonly BloodPressureOfDay[] => {
  const morning = mornings[ago]
  if (morning === undefined) return earlier(who, day, ago)
  if (morning === null) return []
  const [time, systolic, diastolic, pulse] = morning
  return [{ time, systolic, diastolic, pulse }]
}

/** Rosa's last three days of blood sugar, as in the image of all logs. */
const lately: readonly (readonly BloodSugarOfDay[])[] = [
  [{ time: '07:10', value: 118, eatCode: 6, note: 'Felt rested' }],
  [
    { time: '07:05', value: 138, eatCode: 6 },
    { time: '09:15', value: 204, eatCode: 9, note: 'Toast and juice. Felt tired' },
    { time: '12:40', value: 124, eatCode: 7 },
    { time: '20:02', value: 171, eatCode: 11, note: 'Rice and beans, small plate' },
  ],
  [
    { time: '09:30', value: 188, eatCode: 9 },
    {
      time: '17:50',
      value: 66,
      eatCode: 8,
      note: 'Had 4 oz of apple juice. Felt shaky',
      source: 7,
    },
    { time: '19:45', value: 142, eatCode: 11, note: 'Walked 30 minutes' },
  ],
]
const usual = bloodSugarHabit({ level: 0, skips: 0.06, insulin: false })

const weight = weightHabit({
  pounds: (ago) => 196.4 + Math.min(11, ago * 0.075),
  often: 0.5,
  shared: 164,
})

/** Rosa's food entries before these blood sugar readings. */
const eatenLately: readonly (readonly FoodOfDay[])[] = [
  [],
  [
    {
      time: '08:10',
      meal: 'BREAKFAST',
      foods: [
        { food: 'whole-wheat-bread', amount: 2 },
        { food: 'orange-juice', amount: 1 },
      ],
      note: 'Toast and juice',
    },
    {
      time: '18:50',
      meal: 'DINNER',
      foods: [
        { food: 'white-rice', amount: 1 },
        { food: 'black-beans', amount: 1 },
        { food: 'chicken-breast', amount: 1 },
      ],
      note: 'Small plate',
    },
  ],
  [
    {
      time: '17:52',
      meal: 'SNACK',
      foods: [{ food: 'orange-juice', portion: 'half-cup', amount: 1 }],
      note: 'Felt shaky',
    },
    {
      time: '18:40',
      meal: 'DINNER',
      foods: [
        { food: 'salmon', amount: 1 },
        { food: 'broccoli', amount: 1 },
        { food: 'brown-rice', amount: 1 },
      ],
    },
  ],
]
const food = foodHabit({ skips: 0.55, forgets: 0.3, care: () => 0.55 })

export const rosa: Persona = {
  username: 'rosa.delgado@example.com',
  story: 'Blood sugar, blood pressure and weight; blood pressure is coming down',
  timeZone: 'America/New_York',
  days: 180,
  bloodPressure,
  bloodSugar: (who, day, ago) => lately[ago] ?? usual(who, day, ago),
  weight: (who, day, ago) =>
    ago === 1
      ? [{ time: '06:55', pounds: 196.4, bodyFat: null, muscle: null }]
      : ago === 0
        ? []
        : weight(who, day, ago),
  food: (who, day, ago) => eatenLately[ago] ?? (ago <= 60 ? food(who, day, ago) : []),
  chat: rosaChat,
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Rosa',
        lastName: 'Delgado',
        birthDate: '1961-03-09',
        email: 'rosa.delgado@example.com',
        phones: [phone('MO', '2075550142'), phone('HO', '2075550199')],
        address: {
          addressLine1: '12 Harbor Street',
          addressLine2: 'Apt. 4',
          city: 'Portland',
          state: 'ME',
          zipcode: '04101',
        },
      },
      {
        programs: active('diabetes', 'hypertension', 'weight'),
        diagnoses: [
          { code: 'E11.9', condition: 'DIABETES' },
          { code: 'I10', condition: 'HYPERTENSION' },
        ],
      },
      {
        supplies: {
          orders: [
            {
              id: 'o-3',
              orderType: 'BG_STRIPS',
              status: 'SHIPPED',
              orderedAt: `${ago(3)}T15:20:00Z`,
            },
            {
              id: 'o-2',
              orderType: 'LANCETS',
              status: 'DELIVERED',
              orderedAt: `${ago(61)}T13:05:00Z`,
            },
            {
              id: 'o-1',
              orderType: 'BG_STRIPS',
              status: 'DELIVERED',
              orderedAt: `${ago(94)}T18:41:00Z`,
            },
          ],
        },
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg300' }],
            },
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht945' }],
            },
            {
              program: 'WEIGHT_MANAGEMENT',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
            },
          ],
        },
        weightTarget: {
          target: { weight: 185, weightUnit: 'LB' },
          weightReadingId: null,
          isOwn: true,
        },
        userTasks: [
          openTask('ORDER_SUPPLIES', ago(2)),
          openTask('START_COURSE', ago(10)),
          openTask('CHOOSE_FOOD_FOCUS', ago(4)),
        ],
        favoriteFoods: ['whole-wheat-bread', 'apple'],
        flows: {
          ONBOARDING: completedFlow(`${ago(175)}T09:10:00`, `${ago(175)}T09:31:00`),
          FIVE_DAY_CHECK: completedFlow(`${ago(170)}T07:40:00`, `${ago(165)}T07:35:00`),
        },
        labs: [
          {
            id: 'l-2',
            testType: 'HbA1C',
            quantitativeValue: 6.8,
            unit: '%',
            timestamp: `${ago(48)}T09:10:00`,
          },
          {
            id: 'l-1',
            testType: 'HbA1C',
            quantitativeValue: 7.4,
            unit: '%',
            timestamp: `${ago(230)}T08:55:00`,
          },
        ],
        scores: {
          scores: [
            { pillar: 'BLOOD_SUGAR', score: 68, timestamp: `${ago(2)}T06:00:00` },
            { pillar: 'BLOOD_PRESSURE', score: 74, timestamp: `${ago(2)}T06:00:00` },
            { pillar: 'CHOLESTEROL', score: null, timestamp: `${ago(2)}T06:00:00` },
            { pillar: 'WEIGHT', score: 80, timestamp: `${ago(2)}T06:00:00` },
          ],
        },
        ...rosaProfile(ago),
        alerts: {
          low: {
            threshold: 70,
            destinations: [
              { address: '+12075550177', channel: 'SMS', contactId: 'ct-1', contactType: 'FA' },
              {
                address: 'marisol.delgado@example.com',
                channel: 'EMAIL',
                contactId: 'ct-1',
                contactType: 'FA',
              },
            ],
          },
          high: {
            threshold: 300,
            destinations: [
              { address: '+12075550177', channel: 'SMS', contactId: 'ct-1', contactType: 'FA' },
            ],
          },
        },
        challenges: [
          { id: 'ch-2', startDate: ago(9) },
          { id: 'ch-1', startDate: ago(150) },
        ],
        goals: [
          {
            id: 'goal-7c1e',
            kind: 'BLOOD_PRESSURE_CHECKS',
            title: 'Measure every morning',
            weeklyTargetCount: 7,
            startDate: ago(45),
            endDate: null,
          },
          {
            id: 'goal-02ab',
            kind: 'ACTIVITY',
            title: 'Walk 30 minutes after dinner',
            weeklyTargetCount: 4,
            startDate: ago(90),
            endDate: null,
          },
        ],
      },
    ),
}
