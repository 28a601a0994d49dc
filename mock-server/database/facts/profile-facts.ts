import type { CareTeamMemberJson } from '../../../generated/rpc/portal/care_team/v1/care_team_pb.js'
import type { CommunicationPreferencesJson } from '../../../generated/rpc/portal/communications/v1/communications_pb.js'
import type { PlanJson } from '../../../generated/rpc/portal/coverage/v1/coverage_pb.js'
import type { PaymentMethodJson } from '../../../generated/rpc/portal/payment/v1/payment_pb.js'
import type { ReminderJson } from '../../../generated/rpc/portal/reminders/v1/reminders_pb.js'
import type { Schema } from '../../handlers/rest-call.ts'

/**
 * Profile, preferences and supplies of a member, in the shapes of the contract. Messages are in
 * their JSON form.
 */
export type ProfileFacts = {
  readonly contacts: Schema<'Contacts'>
  /** All preferences except the language, which is a separate fact. */
  readonly prefs: readonly Schema<'AppPreference'>[]
  readonly health: Schema<'HealthInfo'>
  /** The number of test strips at the UTC time `countedAt`. */
  readonly strips: { readonly remaining: number; readonly countedAt: string }
  /** Without the last digits of the phone; those come from the personal information. */
  readonly communications: CommunicationPreferencesJson
  readonly reminders: readonly ReminderJson[]
  /** Days are text; `endDate` is empty while the plan has no known end. */
  readonly plans: readonly (Omit<PlanJson, 'startDate' | 'endDate'> & {
    readonly startDate: string
    readonly endDate: string
  })[]
  /** SHA-256 hashes of the used tokens of the payment processor. */
  readonly payment: {
    readonly methods: readonly PaymentMethodJson[]
    readonly usedTokens: readonly string[]
  }
  readonly careTeam: readonly CareTeamMemberJson[]
}
