import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const luis: Persona = {
  username: 'luis.lock@example.com',
  story: 'Locked out, even with the right password',
  timeZone: 'America/New_York',
  days: 90,
  bloodPressure: bloodPressureHabit({
    mean: () => [124, 78],
    pulse: 70,
    skips: 0.2,
    evenings: 0.3,
    retakes: 0.1,
  }),
  facts: () =>
    defaultPersona(
      {
        firstName: 'Luis',
        lastName: 'Lock',
        birthDate: '1969-04-03',
        email: 'luis.lock@example.com',
      },
      { programs: active('hypertension'), diagnoses: [] },
    ),
}
