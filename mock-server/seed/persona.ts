import type {
  BloodPressureOfDay,
  BloodSugarOfDay,
  FoodOfDay,
  ReadingHabit,
  WeightOfDay,
} from './readings/daily-readings.ts'
import { defaultAccess } from '../database/facts/access-facts.ts'
import type { MemberFacts } from '../database/facts/facts.ts'
import { dayText } from '../services/time/time-zone.ts'
import type { ChatHistory } from './chats/chat-history.ts'
import { featuresWith } from './feature-flags.ts'
import { defaultFlowFacts } from './default-flow-facts.ts'
import { defaultProfile } from './default-profile.ts'
import { defaultReadingFacts } from './default-reading-facts.ts'

/** The password of every demo member. It guards nothing: all that is behind it is made up. */
export const DEMO_PASSWORD = 'Wellspring-2026!'

/** A person of the sandbox. `days`: how far back the readings go. */
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
  /** `ago(3)` is the calendar day three days before the member is made, as `yyyy-MM-dd`. */
  readonly facts: (ago: (days: number) => string) => MemberFacts
}

type Person = Pick<MemberFacts['personal'], 'firstName' | 'lastName' | 'birthDate' | 'email'> &
  Partial<Pick<MemberFacts['personal'], 'phones' | 'address'>>

/**
 * The facts of an ordinary member of an employer's plan; a story writes down only what is different
 * about its member.
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

/** A US phone number in both of the contract's spellings. */
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

/** `ago` of a story, counted from a day number. */
export function daysBefore(today: number) {
  return (days: number): string => dayText(today - days)
}
