import { type Timestamp, timestampFromMs } from '@bufbuild/protobuf/wkt'
import { instantOf } from './time-zone.ts'

/** The moment at which a clock of the zone shows `yyyy-MM-ddTHH:mm:ss`, as the RPCs answer it. */
export function momentAt(zone: string, local: string): Timestamp {
  return timestampFromMs(instantOf(local, zone).ms)
}
