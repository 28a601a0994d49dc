import { featuresWith } from '../feature-flags.ts'
import { defaultPersona, phone, type Persona } from '../persona.ts'

export const beth: Persona = {
  username: 'beth.hollis@example.com',
  story: 'Behavioral health only, registered',
  timeZone: 'America/Denver',
  days: 0,
  facts: () =>
    defaultPersona(
      {
        firstName: 'Beth',
        lastName: 'Hollis',
        birthDate: '1986-02-25',
        email: 'beth.hollis@example.com',
        phones: [phone('MO', '3035550186')],
      },
      { programs: [{ program: 'behavioralHealth', status: 'REGISTERED' }], diagnoses: [] },
      {
        coaching: { sharedCoaching: true },
        features: featuresWith('MENTAL_HEALTH_WEB_SDK', 'GUIDE_FEATURE'),
      },
    ),
}
