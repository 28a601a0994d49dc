import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const theo: Persona = {
  username: 'theo.novak@example.com',
  story: 'Under thirteen',
  timeZone: 'America/Denver',
  days: 90,
  bloodSugar: bloodSugarHabit({ level: 10, skips: 0.05, insulin: true }),
  facts: (ago) => {
    const [year = '', month = '', day = ''] = ago(0).split('-')
    return defaultPersona(
      // Theo turned eleven last month, relative to the start of the mock server.
      {
        firstName: 'Theo',
        lastName: 'Novak',
        birthDate: `${Number(year) - (month === '01' ? 12 : 11)}-${month === '01' ? '12' : String(Number(month) - 1).padStart(2, '0')}-${Number(day) > 28 ? '28' : day}`,
        email: 'theo.novak@example.com',
        address: {
          addressLine1: '18 Larimer Street',
          addressLine2: null,
          city: 'Denver',
          state: 'CO',
          zipcode: '80202',
        },
      },
      { programs: active('diabetes'), diagnoses: [{ code: 'E10.9', condition: 'DIABETES' }] },
      {
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg300' }],
            },
          ],
        },
      },
    )
  },
}
