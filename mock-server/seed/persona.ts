import type {
  BloodPressureOfDay,
  BloodSugarOfDay,
  FoodOfDay,
  ReadingHabit,
  WeightOfDay,
} from './readings/daily-readings.ts'
import { defaultAccess } from '../database/facts/access-facts.ts'
import { noSecondSteps } from '../database/facts/second-step-facts.ts'
import type { MemberFacts } from '../database/facts/facts.ts'
import { dayText } from '../services/time/time-zone.ts'
import type { ChatHistory } from './chats/chat-history.ts'
import { featuresWith } from './feature-flags.ts'
import { defaultFlowFacts } from './default-flow-facts.ts'
import { defaultProfile } from './default-profile.ts'
import { defaultReadingFacts } from './default-reading-facts.ts'

/** The password of all demo members. It is public, because their data is invented. */
export const DEMO_PASSWORD = 'Wellspring-2026!'

/** A demo member. `days` is the length of the reading history. */
export type Persona = {
  readonly username: string
  readonly story: string
  readonly timeZone: string
  readonly days: number
  readonly bloodPressure?: ReadingHabit<BloodPressureOfDay>
  readonly bloodSugar?: ReadingHabit<BloodSugarOfDay>
  readonly weight?: ReadingHabit<WeightOfDay>
  readonly food?: ReadingHabit<FoodOfDay>
  readonly chat?: ChatHistory
  /** `ago(3)` is the day three days before the member's creation, as `yyyy-MM-dd`. */
  readonly facts: (ago: (days: number) => string) => MemberFacts
}

type Person = Pick<MemberFacts['personal'], 'firstName' | 'lastName' | 'birthDate' | 'email'> &
  Partial<Pick<MemberFacts['personal'], 'phones' | 'address'>>

/**
 * Returns the default facts of a member with an employer's plan. A persona overrides what differs.
 */
export function defaultPersona(
  person: Person,
  programs: MemberFacts['programs'],
  other: Partial<MemberFacts> = {},
): MemberFacts {
  return {
    locale: 'en-US',
    personal: { phones: [], address: null, ...person },
    account: {
      companyId: 'c-20',
      isInternational: false,
      addressTypes: ['INDIVIDUAL'],
      isPOBoxAllowed: true,
      isDirectToConsumer: false,
      organization: { code: 'ACME' },
    },
    promo: {
      client: {
        attributes: {
          addressTypes: ['INDIVIDUAL'],
          isD2C: false,
          phoneNumberRegions: ['US', 'CA'],
        },
      },
    },
    coaching: { sharedCoaching: false },
    features: featuresWith(),
    supplies: { orders: [] },
    devices: { deviceGroupsByPrograms: [] },
    labs: [],
    scores: { scores: [] },
    launchpad: {
      items: [
        { name: 'DEVICES', status: 'COMPLETED' },
        { name: 'COACHING', status: 'COMPLETED' },
      ],
    },
    onboarding: { display: false, items: [] },
    programs,
    access: defaultAccess,
    secondSteps: noSecondSteps,
    ...defaultProfile(programs),
    ...defaultReadingFacts,
    ...defaultFlowFacts(programs),
    ...other,
  }
}

export function active(
  ...names: readonly MemberFacts['programs']['programs'][number]['program'][]
): MemberFacts['programs']['programs'] {
  return names.map((program) => ({ program, status: 'ACTIVE' }))
}

/** Returns a US phone number in both formats of the contract. */
export function phone(
  phoneType: 'MO' | 'HO',
  number: string,
): MemberFacts['personal']['phones'][number] {
  return {
    phoneType,
    number,
    numberE164: `+1${number}`,
    countryCode: 'US',
  }
}

/** Returns the `ago` function of a persona for a day number. */
export function daysBefore(today: number) {
  return (days: number): string => dayText(today - days)
}
