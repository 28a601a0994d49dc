import { useState } from 'react'
import { inSentence } from '#i18n/wall-clock-format.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { EditBloodSugarDialog } from './edit-blood-sugar-dialog.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The edit button at the end of a row (texts `blood-sugar-entry`, `forms`). */
function EditButton({ reading, words }: { reading: BloodSugarReading; words: BloodSugarWords }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="pencil"
        iconSize="small"
        look="link"
        label={words.t('blood-sugar-entry.edit.name', {
          when: inSentence(words.when(reading), words.locale),
        })}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <EditBloodSugarDialog reading={reading} words={words} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/**
 * The last column of the log, with the edit buttons. Its cells wrap, because the dialog inherits
 * the wrapping of its cell.
 */
export function editReadingColumn(words: BloodSugarWords): TableColumn<BloodSugarReading> {
  return {
    key: 'edit',
    header: '',
    readerHeader: words.t('blood-sugar-entry.edit.column'),
    phone: 'act',
    cell: (reading) => <EditButton reading={reading} words={words} />,
  }
}
