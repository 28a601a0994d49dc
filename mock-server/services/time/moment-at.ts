import { type Timestamp, timestampFromMs } from '@bufbuild/protobuf/wkt'
import { instantOf } from './time-zone.ts'

/** Returns the timestamp of a local time (`yyyy-MM-ddTHH:mm:ss`) in a zone. */
export function momentAt(zone: string, local: string): Timestamp {
  return timestampFromMs(instantOf(local, zone).ms)
}
