import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { everyDay, health, reminder } from '../default-profile.ts'
import { carmenChat } from '../chats/carmen-chat.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const carmen: Persona = {
  username: 'carmen.reyes@example.com',
  story: 'Reads Spanish; blood pressure',
  timeZone: 'America/Los_Angeles',
  days: 150,
  bloodPressure: bloodPressureHabit({
    mean: (_, day) => [127 + 4 * Math.sin(day / 21), 79 + 2 * Math.sin(day / 21)],
    pulse: 68,
    skips: 0.12,
    evenings: 0.45,
    retakes: 0.1,
  }),
  chat: carmenChat,
  facts: () =>
    defaultPersona(
      {
        firstName: 'Carmen',
        lastName: 'Reyes',
        birthDate: '1957-08-22',
        email: 'carmen.reyes@example.com',
        phones: [phone('MO', '6195550117')],
        address: {
          addressLine1: '804 Calle Encina',
          addressLine2: null,
          city: 'San Diego',
          state: 'CA',
          zipcode: '92104',
        },
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      {
        locale: 'es-US',
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht900' }],
            },
          ],
        },
        contacts: {
          contacts: [
            {
              id: 'ct-1',
              firstName: 'Inés',
              lastName: 'Reyes',
              contactType: 'EC',
              email: 'ines.reyes@example.com',
              phones: [{ number: '6195550144', phoneType: 'MO' }],
            },
          ],
        },
        health: health({
          heightInches: 61,
          conditions: [{ condition: 'HYPERTENSION', diagnosisYear: 2012 }],
          medications: ['Losartán 50 mg'],
          usesInsulin: false,
          race: ['HISPANIC_OR_LATINO'],
          pronouns: 'SHE_HER',
        }),
        communications: {
          channels: [
            { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN' },
            { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_OUT' },
          ],
          reminderFrequency: 'REMINDER_FREQUENCY_WEEK',
          weekdays: everyDay.slice(0, 5),
        },
        reminders: [
          reminder('r-1', 'BLOOD_PRESSURE', ['07:00']),
          reminder('r-2', 'MEDICATION', ['21:30'], { label: 'Losartán 50 mg' }),
        ],
      },
    ),
}
