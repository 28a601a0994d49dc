import type { CareTeamMemberJson } from '../../../generated/rpc/portal/care_team/v1/care_team_pb.js'
import type { CommunicationPreferencesJson } from '../../../generated/rpc/portal/communications/v1/communications_pb.js'
import type { PlanJson } from '../../../generated/rpc/portal/coverage/v1/coverage_pb.js'
import type { PaymentMethodJson } from '../../../generated/rpc/portal/payment/v1/payment_pb.js'
import type { ReminderJson } from '../../../generated/rpc/portal/reminders/v1/reminders_pb.js'
import type { Schema } from '../../handlers/rest-call.ts'

/**
 * What the sandbox knows of a member's profile, preferences and supplies, in the contract's own
 * shapes. Messages are in their JSON form.
 */
export type ProfileFacts = {
  readonly contacts: Schema<'Contacts'>
  /** All but the language, which is a fact of its own. */
  readonly prefs: readonly Schema<'AppPreference'>[]
  readonly health: Schema<'HealthInfo'>
  /** How many test strips there were when they were counted, a UTC moment. */
  readonly strips: { readonly remaining: number; readonly countedAt: string }
  /** Without the last digits of the phone, which are read from the particulars. */
  readonly communications: CommunicationPreferencesJson
  readonly reminders: readonly ReminderJson[]
  /** Days as texts; `endDate` is empty while no end is known. */
  readonly plans: readonly (Omit<PlanJson, 'startDate' | 'endDate'> & {
    readonly startDate: string
    readonly endDate: string
  })[]
  /** Tokens of the payment processor that were used, as SHA-256. */
  readonly payment: {
    readonly methods: readonly PaymentMethodJson[]
    readonly usedTokens: readonly string[]
  }
  readonly careTeam: readonly CareTeamMemberJson[]
}
