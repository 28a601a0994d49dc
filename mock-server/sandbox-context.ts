import type { ContractValidator } from './validation/contract-validator.ts'
import type { ScenarioClock } from './scenarios/scenario-clock.ts'
import type { ArmedFaults } from './scenarios/armed-faults.ts'
import type { LiveCoach } from './services/chat/live-coach.ts'
import type { CallRecords } from './scenarios/call-records.ts'
import type { SentRequests } from './scenarios/sent-requests.ts'
import type { OpenStreams } from './scenarios/open-streams.ts'
import type { Store } from './database/store.ts'
import type { AllowedOrigins } from './http/cors.ts'

/** The shared state of the mock server's APIs. */
export type SandboxContext = {
  readonly store: Store
  readonly judge: ContractValidator
  readonly clock: ScenarioClock
  readonly faults: ArmedFaults
  readonly records: CallRecords
  /** Null when the control API is off, because only it reads these requests. */
  readonly sent: SentRequests | null
  readonly streams: OpenStreams
  /** Seconds of silence before a stream sends a heartbeat. */
  readonly heartbeatSeconds: number
  readonly liveCoach: LiveCoach
  readonly origins: AllowedOrigins
  readonly hasControl: boolean
}
