import type { ProfileFacts } from '../../database/facts/profile-facts.ts'
import { card, health, reminder } from '../default-profile.ts'

/** Rosa's contacts, health information, reminders, payment methods and care team. */
export function rosaProfile(ago: (days: number) => string): Partial<ProfileFacts> {
  return {
    contacts: {
      contacts: [
        {
          id: 'ct-1',
          firstName: 'Marisol',
          lastName: 'Delgado',
          contactType: 'FA',
          email: 'marisol.delgado@example.com',
          phones: [{ number: '2075550177', phoneType: 'MO' }],
        },
        {
          id: 'ct-2',
          firstName: 'Hank',
          lastName: "O'Neil",
          contactType: 'EC',
          email: null,
          phones: [{ number: '2075550161', phoneType: 'HO' }],
        },
      ],
    },
    health: health({
      heightInches: 63,
      a1cTenths: 68,
      conditions: [
        { condition: 'DIABETES_TYPE_2', diagnosisYear: 2016 },
        { condition: 'HYPERTENSION', diagnosisYear: 2019 },
      ],
      medications: ['Metformin 1000 mg', 'Lisinopril 10 mg'],
      allergies: ['Penicillin'],
      usesInsulin: false,
      smokingStatus: 'FORMER',
      race: ['HISPANIC_OR_LATINO'],
      sexualOrientation: 'PREFER_NOT_TO_SAY',
      genderIdentity: 'FEMALE',
      pronouns: 'SHE_HER',
    }),
    strips: { remaining: 46, countedAt: `${ago(1)}T12:00:00Z` },
    reminders: [
      reminder('r-1', 'BLOOD_SUGAR', ['07:30', '18:00']),
      reminder('r-2', 'MEDICATION', ['08:00', '20:00'], { label: 'Metformin 1000 mg' }),
    ],
    payment: { methods: [card('pm-1', 'Visa', '4242', '2028-04', true)], usedTokens: [] },
    careTeam: [
      {
        id: 'c-1',
        displayName: 'Dana Whitfield, RD',
        role: 'CARE_ROLE_COACH',
        programDbSlugs: ['DIABETES', 'HYPERTENSION', 'WEIGHT_MANAGEMENT'],
        languages: ['en', 'es'],
        phone: '',
        primary: true,
      },
      {
        id: 'c-2',
        displayName: 'Amara Osei, MD',
        role: 'CARE_ROLE_PHYSICIAN',
        programDbSlugs: ['DIABETES'],
        languages: ['en'],
        phone: '+18005550142',
        primary: false,
      },
    ],
  }
}
