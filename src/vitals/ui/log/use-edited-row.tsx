import { useMemo, useState } from 'react'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import type { ReadingWords } from '../wording/use-reading-words.ts'

type EditTexts = {
  [
    Part in 'column' | 'name'
  ]: `${'blood-pressure-entry' | 'blood-sugar-entry' | 'weight'}.edit.${Part}`
}

/**
 * The last column of a log, with a button in each row, and the row whose button was pressed. The
 * screen shows its form beside the list, because a row that goes would take along what is typed.
 * `texts` is constant: the header for screen readers, and the name of a button by the time of its row.
 */
export function useEditedRow<Row extends TimedReading & { readonly id: string }>(
  rows: readonly Row[],
  words: ReadingWords,
  texts: EditTexts,
): { readonly column: TableColumn<Row>; readonly edited: Row | null; readonly close: () => void } {
  const [pressed, setPressed] = useState<Row | null>(null)
  const column = useMemo(
    (): TableColumn<Row> => ({
      key: 'edit',
      header: '',
      readerHeader: words.t(texts.column),
      phone: 'act',
      cell: (row) => (
        <IconButton
          icon="pencil"
          iconSize="small"
          look="link"
          label={words.t(texts.name, { when: inSentence(words.when(row), words.locale) })}
          onClick={() => setPressed(row)}
        />
      ),
    }),
    [words, texts],
  )
  return {
    column,
    edited: pressed && (rows.find(({ id }) => id === pressed.id) ?? pressed),
    close: () => setPressed(null),
  }
}
