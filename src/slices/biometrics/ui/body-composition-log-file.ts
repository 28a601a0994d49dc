import type { BodyReading } from '../model/body-composition.ts'
import { partCell, readingsCsv } from '#vitals/ui/log/readings-csv.ts'
import type { Translate } from '#i18n/use-messages.ts'

/** The CSV file of these readings in their order; parts that were not measured are empty. */
export function bodyCompositionLogFile(
  t: Translate,
  readings: readonly BodyReading[],
  leftOut = 0,
): string {
  return readingsCsv(t, readings, leftOut, [
    ['biometrics.weight', ({ pounds }) => pounds],
    ['readings.csv.unit', () => t('biometrics.unit.pounds')],
    ['biometrics.csv.fat', ({ fat }) => partCell(t, fat)],
    ['biometrics.csv.muscle', ({ muscle }) => partCell(t, muscle)],
  ])
}
