import type { ContractValidator } from './validation/contract-validator.ts'
import type { ScenarioClock } from './scenarios/scenario-clock.ts'
import type { ArmedFaults } from './scenarios/armed-faults.ts'
import type { LiveCoach } from './services/chat/live-coach.ts'
import type { CallRecords } from './scenarios/call-records.ts'
import type { SentRequests } from './scenarios/sent-requests.ts'
import type { OpenStreams } from './scenarios/open-streams.ts'
import type { Store } from './database/store.ts'
import type { AllowedOrigins } from './http/cors.ts'

/** Everything that the doors of the mock server share. */
export type SandboxContext = {
  readonly store: Store
  readonly judge: ContractValidator
  readonly clock: ScenarioClock
  readonly faults: ArmedFaults
  readonly records: CallRecords
  /** Null without a control door, the only way to it. */
  readonly sent: SentRequests | null
  readonly streams: OpenStreams
  /** Seconds of silence after which a stream says that it is alive. */
  readonly heartbeatSeconds: number
  readonly liveCoach: LiveCoach
  readonly origins: AllowedOrigins
  readonly hasControl: boolean
}
