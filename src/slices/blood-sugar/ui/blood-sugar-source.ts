import { addedBy, type BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** Who or what added a reading. */
export function bloodSugarSource(t: Translate, reading: BloodSugarReading): string {
  const added = addedBy(reading)
  return t(added === null ? 'readings.source.unknown' : `blood-sugar.addedBy.${added}`)
}
