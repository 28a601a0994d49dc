import type { Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { TableFigure } from '#ui/data/table/table.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { type BloodPressureWords, formatPressure } from './use-blood-pressure-words.ts'

/** "128/78 mmHg" in a table; screen readers announce "128 over 78". */
export function BloodPressureFigure({
  pressure,
  words,
}: {
  pressure: Pressure
  words: BloodPressureWords
}) {
  return (
    <TableFigure unit={words.t('blood-pressure.unit')}>
      <span aria-hidden="true">{formatPressure(pressure)}</span>
      <VisuallyHidden>{`${words.spoken(pressure)} `}</VisuallyHidden>
    </TableFigure>
  )
}
