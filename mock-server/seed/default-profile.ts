import type { CareTeamMemberJson } from '../../generated/rpc/portal/care_team/v1/care_team_pb.js'
import type { PaymentMethodJson } from '../../generated/rpc/portal/payment/v1/payment_pb.js'
import type { ReminderJson } from '../../generated/rpc/portal/reminders/v1/reminders_pb.js'
import type { WeekdayJson } from '../../generated/rpc/portal/schedule/v1/schedule_pb.js'
import type { Schema } from '../handlers/rest-call.ts'
import type { ProgramFacts } from '../database/facts/facts.ts'
import type { ProfileFacts } from '../database/facts/profile-facts.ts'
import { programCatalogue } from './program-catalogue.ts'

export const everyDay: WeekdayJson[] = [
  'WEEKDAY_MONDAY',
  'WEEKDAY_TUESDAY',
  'WEEKDAY_WEDNESDAY',
  'WEEKDAY_THURSDAY',
  'WEEKDAY_FRIDAY',
  'WEEKDAY_SATURDAY',
  'WEEKDAY_SUNDAY',
]

/** Returns health information with the given answers; other questions are unanswered. */
export function health(told: Partial<Schema<'HealthInfo'>> = {}): Schema<'HealthInfo'> {
  return {
    heightInches: null,
    a1cTenths: null,
    conditions: [],
    medications: [],
    allergies: [],
    usesInsulin: null,
    smokingStatus: null,
    race: [],
    sexualOrientation: null,
    genderIdentity: null,
    pronouns: null,
    ...told,
  }
}

/** Returns a daily reminder. */
export function reminder(
  id: string,
  kind: 'BLOOD_SUGAR' | 'BLOOD_PRESSURE' | 'WEIGHT' | 'MEDICATION',
  times: string[],
  more: Partial<ReminderJson> = {},
): ReminderJson {
  return {
    id,
    kind: `REMINDER_KIND_${kind}`,
    times,
    weekdays: everyDay,
    label: '',
    enabled: true,
    ...more,
  }
}

/** Returns a payment card with its last four digits. */
export function card(
  id: string,
  brand: string,
  lastFour: string,
  expires: string,
  isDefault = false,
): PaymentMethodJson {
  return {
    id,
    kind: 'PAYMENT_METHOD_KIND_CARD',
    brand,
    lastFour,
    expiryMonth: expires,
    isDefault,
  }
}

const slugsOf = ({ programs }: ProgramFacts): string[] =>
  programs
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ program }) => programCatalogue[program].dbSlug)

/** The coach of members who have no other. */
export const defaultCoach: CareTeamMemberJson = {
  id: 'c-1',
  displayName: 'Dana Whitfield, RD',
  role: 'CARE_ROLE_COACH',
  languages: ['en', 'es'],
  phone: '',
  primary: true,
}

/**
 * Default profile: no health information, a coach for members of a program, and the employer's
 * plan.
 */
export function defaultProfile(programs: ProgramFacts): ProfileFacts {
  const slugs = slugsOf(programs)
  return {
    contacts: { contacts: [] },
    prefs: [],
    health: health(),
    strips: { remaining: 0, countedAt: '1970-01-01T00:00:00Z' },
    communications: {
      channels: [
        { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_PROMPT' },
        { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_PROMPT' },
      ],
      reminderFrequency: 'REMINDER_FREQUENCY_DAY',
      weekdays: everyDay,
    },
    reminders: [],
    plans: [
      {
        id: 'pl-1',
        name: 'ACME Health Benefits',
        sponsorKind: 'SPONSOR_KIND_EMPLOYER',
        sponsorName: 'ACME',
        memberNumber: 'ACM-204417',
        groupNumber: 'G-20',
        startDate: '2024-01-01',
        endDate: '',
        programs: slugs.map((dbSlug) => ({
          dbSlug,
          cost: { amountCents: 0, period: 'COST_PERIOD_MONTH' },
        })),
      },
    ],
    payment: { methods: [], usedTokens: [] },
    careTeam: slugs.length > 0 ? [{ ...defaultCoach, programDbSlugs: slugs }] : [],
  }
}
