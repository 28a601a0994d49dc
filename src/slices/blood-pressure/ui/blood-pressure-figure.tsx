import type { Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { TableFigure } from '#ui/data/table/table.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { type Words, written } from './use-blood-pressure-words.ts'

/** "128/78 mmHg" in a table; a reader hears "128 over 78". */
export function ReadingFigure({ pressure, words }: { pressure: Pressure; words: Words }) {
  return (
    <TableFigure unit={words.t('blood-pressure.unit')}>
      <span aria-hidden="true">{written(pressure)}</span>
      <VisuallyHidden>{words.spoken(pressure)} </VisuallyHidden>
    </TableFigure>
  )
}
