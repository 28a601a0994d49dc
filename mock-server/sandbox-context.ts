import type { Judge } from './validation/contract-validator.ts'
import type { Clock } from './scenarios/scenario-clock.ts'
import type { Faults } from './scenarios/armed-faults.ts'
import type { LiveCoach } from './services/chat/live-coach.ts'
import type { Records } from './scenarios/call-records.ts'
import type { Sent } from './scenarios/sent-requests.ts'
import type { Streams } from './scenarios/open-streams.ts'
import type { Store } from './database/store.ts'
import type { Origins } from './http/cors.ts'

/** Everything that the doors of the mock server share. */
export type Sandbox = {
  readonly store: Store
  readonly judge: Judge
  readonly clock: Clock
  readonly faults: Faults
  readonly records: Records
  /** Null without a control door, the only way to it. */
  readonly sent: Sent | null
  readonly streams: Streams
  /** Seconds of silence after which a stream says that it is alive. */
  readonly heartbeatSeconds: number
  readonly liveCoach: LiveCoach
  readonly origins: Origins
  readonly hasControl: boolean
}
