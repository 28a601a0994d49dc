import type { Judge } from '../judge/judge.ts'
import type { Clock } from '../records/clock.ts'
import type { Faults } from '../records/faults.ts'
import type { LiveCoach } from '../chat/live-coach.ts'
import type { Records } from '../records/records.ts'
import type { Sent } from '../records/sent.ts'
import type { Streams } from '../records/streams.ts'
import type { Store } from '../store/store.ts'
import type { Origins } from './cors.ts'

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
