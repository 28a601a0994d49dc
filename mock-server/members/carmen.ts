import { bloodPressureHabit } from '../readings/blood-pressure.ts'
import { active, ordinary, phone, type Story } from './story.ts'

export const carmen: Story = {
  username: 'carmen.reyes@example.com',
  story: 'Reads Spanish; blood pressure',
  timeZone: 'America/Los_Angeles',
  days: 150,
  bloodPressure: bloodPressureHabit({ mean: (_, day) => [127 + 4 * Math.sin(day / 21), 79 + 2 * Math.sin(day / 21)], pulse: 68, skips: 0.12, evenings: 0.45, retakes: 0.1 }),
  facts: () =>
    ordinary(
      {
        firstName: 'Carmen',
        lastName: 'Reyes',
        birthDate: '1957-08-22',
        email: 'carmen.reyes@example.com',
        phones: [phone('MO', '6195550117')],
        address: { addressLine1: '804 Calle Encina', addressLine2: null, city: 'San Diego', state: 'CA', zipcode: '92104' },
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      {
        locale: 'es-US',
        devices: { deviceGroupsByPrograms: [{ program: 'HYPERTENSION', deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht900' }] }] },
      },
    ),
}
