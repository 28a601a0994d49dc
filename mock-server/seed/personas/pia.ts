import { foodHabit } from '../readings/food-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { featuresWith } from '../feature-flags.ts'
import { openTask, completedFlow } from '../default-flow-facts.ts'
import { health, reminder } from '../default-profile.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const pia: Persona = {
  username: 'pia.lindgren@example.com',
  story: 'Prediabetes: logs food, and the weight falls slowly',
  timeZone: 'America/New_York',
  days: 150,
  weight: weightHabit({ pounds: (ago) => 171.5 + Math.min(10, ago * 0.062), often: 0.6 }),
  food: foodHabit({ skips: 0.06, forgets: 0.12, care: (ago) => Math.max(0.35, 0.75 - ago / 300) }),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Pia',
        lastName: 'Lindgren',
        birthDate: '1971-08-30',
        email: 'pia.lindgren@example.com',
        phones: [phone('MO', '4045550119')],
        address: {
          addressLine1: '9 Magnolia Way',
          addressLine2: 'Unit 12',
          city: 'Decatur',
          state: 'GA',
          zipcode: '30030',
        },
      },
      { programs: active('prediabetes'), diagnoses: [{ code: 'R73.03', condition: 'OTHER' }] },
      {
        features: featuresWith('NEW_UPSELL'),
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'PREDIABETES',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
            },
          ],
        },
        labs: [
          {
            id: 'l-6',
            testType: 'HbA1C',
            quantitativeValue: 5.8,
            unit: '%',
            timestamp: `${ago(40)}T08:05:00`,
          },
          {
            id: 'l-5',
            testType: 'CHOLESTEROL_TOTAL',
            quantitativeValue: 188,
            unit: 'mg/dL',
            timestamp: `${ago(40)}T08:05:00`,
          },
          {
            id: 'l-4',
            testType: 'CHOLESTEROL_LDL',
            quantitativeValue: 112,
            unit: 'mg/dL',
            timestamp: `${ago(40)}T08:05:00`,
          },
          {
            id: 'l-3',
            testType: 'CHOLESTEROL_HDL',
            quantitativeValue: 52,
            unit: 'mg/dL',
            timestamp: `${ago(40)}T08:05:00`,
          },
          {
            id: 'l-2',
            testType: 'TRIGLYCERIDES',
            quantitativeValue: 131,
            unit: 'mg/dL',
            timestamp: `${ago(40)}T08:05:00`,
          },
          {
            id: 'l-1',
            testType: 'HbA1C',
            quantitativeValue: 6.1,
            unit: '%',
            timestamp: `${ago(212)}T08:15:00`,
          },
        ],
        health: health({
          heightInches: 65,
          a1cTenths: 58,
          conditions: [{ condition: 'PREDIABETES', diagnosisYear: 2025 }],
          usesInsulin: false,
          smokingStatus: 'NEVER',
          race: ['WHITE'],
        }),
        userTasks: [
          openTask('LOG_FOOD', ago(0), ago(0)),
          openTask('TAKE_WEIGHT', ago(1)),
          openTask('BOOK_SESSION', ago(5), ago(-9)),
        ],
        courses: {
          'understand-prediabetes': {
            openedAt: `${ago(62)}T20:05:00`,
            completedAt: `${ago(62)}T20:19:00`,
            lessons: {
              'what-it-is': { completedAt: `${ago(64)}T19:48:00`, answer: null },
              'it-can-be-turned-around': { completedAt: `${ago(62)}T20:12:00`, answer: 'nine' },
              'your-own-reason': { completedAt: `${ago(62)}T20:19:00`, answer: null },
            },
          },
          'balanced-plate': {
            openedAt: `${ago(4)}T21:02:00`,
            completedAt: null,
            lessons: {
              'half-of-it-vegetables': { completedAt: `${ago(4)}T21:07:00`, answer: null },
            },
          },
        },
        favoriteFoods: ['oatmeal', 'black-beans', 'salmon'],
        foodFocuses: [
          {
            id: 'ff-1',
            code: 'NO_SWEETENED_DRINKS',
            startDate: ago(75),
            endDate: ago(58),
            outcome: 'DONE',
          },
          { id: 'ff-2', code: 'MORE_VEGETABLES', startDate: ago(12), endDate: null, outcome: null },
        ],
        flows: {
          ONBOARDING: completedFlow(`${ago(140)}T18:30:00`, `${ago(140)}T18:52:00`),
          FOOD_LOG_INTRO: completedFlow(`${ago(120)}T07:50:00`, `${ago(120)}T07:51:00`),
        },
        goals: [
          {
            id: 'goal-1',
            kind: 'FOOD',
            title: 'Half a plate of vegetables at dinner',
            weeklyTargetCount: 5,
            startDate: ago(28),
            endDate: null,
          },
        ],
        reminders: [
          reminder('r-1', 'WEIGHT', ['07:00'], {
            weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_THURSDAY'],
          }),
        ],
      },
    ),
}
