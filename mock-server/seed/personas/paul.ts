import { defaultPersona, type Persona } from '../persona.ts'

export const paul: Persona = {
  username: 'paul.pending@example.com',
  story: 'Signed up, not accepted yet: a pending program and none that is active',
  timeZone: 'America/New_York',
  days: 0,
  facts: () =>
    defaultPersona(
      {
        firstName: 'Paul',
        lastName: 'Pending',
        birthDate: '1972-06-19',
        email: 'paul.pending@example.com',
      },
      { programs: [{ program: 'hypertension', status: 'PENDING' }], diagnoses: [] },
      { launchpad: { items: [] } },
    ),
}
