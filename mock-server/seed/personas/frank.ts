import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { weightHabit } from '../readings/weight-habit.ts'
import { defaultCoach, health, reminder } from '../default-profile.ts'
import { frankChat } from '../chats/frank-chat.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const frank: Persona = {
  username: 'frank.okafor@example.com',
  story: 'Heart failure: blood pressure, pulse and weight, morning and evening',
  timeZone: 'America/Chicago',
  days: 120,
  bloodPressure: bloodPressureHabit({
    mean: (_, day) => [116 + 5 * Math.sin(day / 17), 70 + 3 * Math.sin(day / 17)],
    pulse: 81,
    skips: 0.04,
    evenings: 0.8,
    retakes: 0.12,
  }),
  weight: weightHabit({
    pounds: (ago) => 211 + 1.4 * Math.sin(ago / 9),
    often: 0.92,
    evenings: 0.05,
  }),
  chat: frankChat,
  facts: () =>
    defaultPersona(
      {
        firstName: 'Frank',
        lastName: 'Okafor',
        birthDate: '1953-05-02',
        email: 'frank.okafor@example.com',
        phones: [phone('MO', '7735550128')],
      },
      {
        programs: active('hypertension', 'heartFailure'),
        diagnoses: [
          { code: 'I50.22', condition: 'HEART_FAILURE' },
          { code: 'I10', condition: 'HYPERTENSION' },
        ],
      },
      {
        // The coach of his chat and of his session.
        careTeam: [
          {
            ...defaultCoach,
            displayName: 'Marcus Oyelaran, RN',
            languages: ['en'],
            programDbSlugs: ['HYPERTENSION', 'HEART_FAILURE'],
          },
        ],
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'HEART_FAILURE',
              deviceGroupings: [
                { readingCategory: 'bp_monitor', bundleType: 'ht2000' },
                { readingCategory: 'weight_scale', bundleType: 'wm1500' },
              ],
            },
          ],
        },
        contacts: {
          contacts: [
            {
              id: 'ct-1',
              firstName: 'Ngozi',
              lastName: 'Okafor',
              contactType: 'EC',
              email: null,
              phones: [{ number: '7735550129', phoneType: 'MO' }],
            },
          ],
        },
        health: health({
          heightInches: 71,
          conditions: [
            { condition: 'HEART_FAILURE', diagnosisYear: 2021 },
            { condition: 'HYPERTENSION', diagnosisYear: 2004 },
          ],
          medications: ['Carvedilol 12.5 mg', 'Furosemide 40 mg'],
          smokingStatus: 'NEVER',
          race: ['BLACK_OR_AFRICAN_AMERICAN'],
          genderIdentity: 'MALE',
          pronouns: 'HE_HIM',
        }),
        reminders: [
          reminder('r-1', 'WEIGHT', ['06:30']),
          reminder('r-2', 'BLOOD_PRESSURE', ['07:00', '19:00']),
        ],
      },
    ),
}
