import { foodHabit } from '../readings/food-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { openTask } from '../default-flow-facts.ts'
import { health } from '../default-profile.ts'
import { featuresWith } from '../feature-flags.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

const food = foodHabit({ skips: 0.5, forgets: 0.2, care: () => 0.7 })

export const gina: Persona = {
  username: 'gina.baptiste@example.com',
  story: 'Comprehensive weight care with a GLP-1 medicine, and the courses on it',
  timeZone: 'America/New_York',
  days: 120,
  weight: weightHabit({ pounds: (ago) => 218 + Math.min(26, ago * 0.22), often: 0.7 }),
  food: (who, day, ago) => (ago <= 40 ? food(who, day, ago) : []),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Gina',
        lastName: 'Baptiste',
        birthDate: '1979-02-17',
        email: 'gina.baptiste@example.com',
        phones: [phone('MO', '3055550126')],
      },
      {
        programs: active('comprehensiveWeight'),
        diagnoses: [{ code: 'E66.01', condition: 'OTHER' }],
      },
      {
        features: featuresWith('GLP1_EDUCATION', 'GLP1_ENGAGEMENT'),
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'COMPR_WEIGHT_CARE',
              deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
            },
          ],
        },
        health: health({
          heightInches: 66,
          medications: ['Semaglutide 1 mg weekly'],
          smokingStatus: 'NEVER',
        }),
        userTasks: [
          openTask('GLP1_CHECK_IN', ago(1)),
          openTask('START_COURSE', ago(6)),
          openTask('TAKE_WEIGHT', ago(2)),
        ],
        courses: {
          'glp1-medicines': {
            openedAt: `${ago(9)}T19:30:00`,
            completedAt: null,
            lessons: { 'how-it-works': { completedAt: `${ago(9)}T19:35:00`, answer: null } },
          },
        },
        favoriteFoods: ['greek-yogurt', 'chicken-breast'],
      },
    ),
}
