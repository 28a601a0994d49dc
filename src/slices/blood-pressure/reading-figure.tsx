import type { Pressure } from '#domain/blood-pressure.ts'
import { TableFigure } from '#ui/table/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { type Words, written } from './use-words.ts'

/** "128/78 mmHg" in a table; a reader hears "128 over 78". */
export function ReadingFigure({ pressure, words }: { pressure: Pressure; words: Words }) {
  return (
    <TableFigure unit={words.t('blood-pressure.unit')}>
      <span aria-hidden="true">{written(pressure)}</span>
      <VisuallyHidden>{words.spoken(pressure)} </VisuallyHidden>
    </TableFigure>
  )
}
