import { bloodSugarHabit } from '../readings/blood-sugar-habit.ts'
import { active, defaultPersona, type Persona } from '../persona.ts'

export const ines: Persona = {
  username: 'ines.valdes@example.com',
  story: 'Lives abroad and reads Spanish; blood sugar',
  timeZone: 'America/Mexico_City',
  days: 120,
  bloodSugar: bloodSugarHabit({ level: 4, skips: 0.15, insulin: false }),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Inés',
        lastName: 'Valdés',
        birthDate: '1968-02-27',
        email: 'ines.valdes@example.com',
        phones: [
          { phoneType: 'MO', number: '5550123456', numberE164: '+525550123456', countryCode: 'MX' },
        ],
        address: {
          addressLine1: 'Av. Insurgentes Sur 601',
          addressLine2: 'Piso 4',
          city: 'Ciudad de México',
          state: 'CDMX',
          zipcode: '03810',
        },
      },
      { programs: active('diabetes'), diagnoses: [{ code: 'E11.9', condition: 'DIABETES' }] },
      {
        locale: 'es-US',
        account: {
          companyId: 'c-31',
          isInternational: true,
          addressTypes: ['INDIVIDUAL', 'INTERNATIONAL'],
          isPOBoxAllowed: false,
          isDirectToConsumer: false,
          organization: { code: 'GLOBEX' },
        },
        promo: {
          client: {
            attributes: {
              addressTypes: ['INDIVIDUAL', 'INTERNATIONAL'],
              isD2C: false,
              phoneNumberRegions: ['US', 'CA', 'MX'],
            },
          },
        },
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'DIABETES',
              deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg300' }],
            },
          ],
        },
        strips: { remaining: 31, countedAt: `${ago(1)}T12:00:00Z` },
      },
    ),
}
