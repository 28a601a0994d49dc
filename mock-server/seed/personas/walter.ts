import { reminder } from '../default-profile.ts'
import { walterChat } from '../chats/walter-chat.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const walter: Persona = {
  username: 'walter.young@example.com',
  story: 'Keeps a blood sugar diary: no readings until one is imported',
  timeZone: 'America/Chicago',
  days: 0,
  chat: walterChat,
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Walter',
        lastName: 'Young',
        birthDate: '1949-01-17',
        email: 'walter.young@example.com',
        phones: [phone('HO', '3125550173')],
      },
      { programs: active('diabetes'), diagnoses: [{ code: 'E10.9', condition: 'DIABETES' }] },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'in-touch' }],
            },
          ],
        },
        supplies: {
          orders: [
            {
              id: 'o-1',
              orderType: 'BG_STRIPS',
              status: 'DELIVERED',
              orderedAt: `${ago(75)}T16:30:00Z`,
            },
          ],
        },
        strips: { remaining: 12, countedAt: `${ago(1)}T12:00:00Z` },
        reminders: [
          reminder('r-1', 'BLOOD_SUGAR', ['08:00', '12:00', '18:00', '22:00'], {
            label: 'Write it down',
          }),
        ],
      },
    ),
}
