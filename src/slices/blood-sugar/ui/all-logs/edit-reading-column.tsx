import { useState } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { EditBloodSugarDialog } from './edit-blood-sugar-dialog.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The pencil at the end of a row of the log (areas `blood-sugar-entry`, `forms`). */
function EditButton({ reading, words }: { reading: BloodSugarReading; words: BloodSugarWords }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="pencil"
        iconSize="small"
        look="link"
        label={words.t('blood-sugar-entry.edit.name', { when: words.when(reading) })}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <EditBloodSugarDialog reading={reading} words={words} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/**
 * The log's last column: a way to tell something else of each reading. Its cells wrap, for what
 * they open does so by what it stands in.
 */
export function editReadingColumn(words: BloodSugarWords): TableColumn<BloodSugarReading> {
  return {
    key: 'edit',
    header: '',
    readerHeader: words.t('blood-sugar-entry.edit.column'),
    phone: 'details',
    cell: (reading) => <EditButton reading={reading} words={words} />,
  }
}
