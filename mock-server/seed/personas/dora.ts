import { bloodPressureHabit } from '../readings/blood-pressure-habit.ts'
import { featuresWith } from '../feature-flags.ts'
import { card, reminder } from '../default-profile.ts'
import { active, defaultPersona, phone, type Persona } from '../persona.ts'

export const dora: Persona = {
  username: 'dora.lindqvist@example.com',
  story: 'Pays for the program, without an employer: blood pressure',
  timeZone: 'America/Denver',
  days: 120,
  bloodPressure: bloodPressureHabit({
    mean: (_, day) => [129 + 3 * Math.sin(day / 19), 80 + 2 * Math.sin(day / 19)],
    pulse: 66,
    skips: 0.18,
    evenings: 0.3,
    retakes: 0.1,
  }),
  facts: (ago) =>
    defaultPersona(
      {
        firstName: 'Dora',
        lastName: 'Lindqvist',
        birthDate: '1978-10-14',
        email: 'dora.lindqvist@example.com',
        phones: [phone('MO', '3035550136')],
        address: {
          addressLine1: '77 Aspen Court',
          addressLine2: null,
          city: 'Boulder',
          state: 'CO',
          zipcode: '80302',
        },
      },
      { programs: active('hypertension'), diagnoses: [{ code: 'I10', condition: 'HYPERTENSION' }] },
      {
        features: featuresWith('HEALTH_EQUITY_FIELDS'),
        account: {
          companyId: 'c-1',
          isInternational: false,
          addressTypes: ['INDIVIDUAL'],
          isPOBoxAllowed: false,
          isDirectToConsumer: true,
          organization: { code: 'DIRECT' },
        },
        promo: {
          client: {
            attributes: { addressTypes: ['INDIVIDUAL'], isD2C: true, phoneNumberRegions: ['US'] },
          },
        },
        devices: {
          deviceGroupsByPrograms: [
            {
              program: 'HYPERTENSION',
              deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht945' }],
            },
          ],
        },
        plans: [
          {
            id: 'pl-2',
            name: 'Wellspring Direct',
            sponsorKind: 'SPONSOR_KIND_SELF',
            sponsorName: '',
            memberNumber: '',
            groupNumber: '',
            startDate: ago(260),
            endDate: '',
            programs: [
              { dbSlug: 'HYPERTENSION', cost: { amountCents: 3900, period: 'COST_PERIOD_MONTH' } },
            ],
          },
          {
            id: 'pl-1',
            name: 'ACME Health Benefits',
            sponsorKind: 'SPONSOR_KIND_EMPLOYER',
            sponsorName: 'ACME',
            memberNumber: 'ACM-118203',
            groupNumber: 'G-20',
            startDate: '2023-01-01',
            endDate: ago(261),
            programs: [
              { dbSlug: 'HYPERTENSION', cost: { amountCents: 0, period: 'COST_PERIOD_MONTH' } },
            ],
          },
        ],
        reminders: [
          reminder('r-1', 'BLOOD_PRESSURE', ['07:15'], {
            weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_WEDNESDAY', 'WEEKDAY_FRIDAY'],
          }),
        ],
        payment: {
          methods: [
            card('pm-1', 'Visa', '1881', '2027-11', true),
            {
              id: 'pm-2',
              kind: 'PAYMENT_METHOD_KIND_HSA_CARD',
              brand: 'Mastercard',
              lastFour: '0117',
              expiryMonth: ago(75).slice(0, 7),
              isDefault: false,
            },
            {
              id: 'pm-3',
              kind: 'PAYMENT_METHOD_KIND_BANK_ACCOUNT',
              brand: 'Harbor Bank',
              lastFour: '9008',
              expiryMonth: '',
              isDefault: false,
            },
          ],
          usedTokens: [],
        },
      },
    ),
}
