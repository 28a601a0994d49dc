import type { Judge } from '../judge/judge.ts'
import type { Clock } from '../records/clock.ts'
import type { Faults } from '../records/faults.ts'
import type { Records } from '../records/records.ts'
import type { Store } from '../store/store.ts'
import type { Origins } from './cors.ts'

/** Everything that the doors of the mock server share. */
export type Sandbox = {
  readonly store: Store
  readonly judge: Judge
  readonly clock: Clock
  readonly faults: Faults
  readonly records: Records
  readonly origins: Origins
  readonly hasControl: boolean
}
