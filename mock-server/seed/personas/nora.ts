import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { noraChat } from '../chats/nora-chat.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const nora: Persona = {
  username: 'nora.kim@example.com',
  story: 'Chronic kidney disease with lab results, and blood pressure',
  timeZone: 'America/Los_Angeles',
  days: 120,
  bloodPressure: bloodPressureHabit({
    mean: (_, day) => [133 + 4 * Math.sin(day / 25), 82 + 2 * Math.sin(day / 25)],
    pulse: 70,
    skips: 0.2,
    evenings: 0.35,
    retakes: 0.1,
  }),
  chat: noraChat,
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Nora',
        lastName: 'Kim',
        birthDate: '1959-12-11',
        email: 'nora.kim@example.com',
        phones: [phone('MO', '2065550164')],
      },
      {
        programs: active('hypertension', 'chronicKidneyDisease'),
        diagnoses: [
          { code: 'N18.31', condition: 'CHRONIC_KIDNEY_DISEASE' },
          { code: 'I10', condition: 'HYPERTENSION' },
        ],
      },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'CHRONIC_KIDNEY_DISEASE',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht945' }],
            },
          ],
        },
        labs: [
          {
            id: 'l-4',
            testType: 'EGFR',
            quantitativeValue: 52,
            unit: 'mL/min/1.73m2',
            timestamp: `${ago(67)}T09:00:00`,
          },
          {
            id: 'l-3',
            testType: 'UACR',
            quantitativeValue: 44,
            unit: 'mg/g',
            timestamp: `${ago(67)}T09:00:00`,
          },
          {
            id: 'l-2',
            testType: 'EGFR',
            quantitativeValue: 55,
            unit: 'mL/min/1.73m2',
            timestamp: `${ago(255)}T09:30:00`,
          },
          {
            id: 'l-1',
            testType: 'UACR',
            quantitativeValue: 38,
            unit: 'mg/g',
            timestamp: `${ago(255)}T09:30:00`,
          },
        ],
      },
    ),
}
