import { useState } from 'react'
import { inSentence } from '#i18n/wall-clock-format.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { WeightMarking } from '../../api/use-mark-weight.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { EditWeightDialog } from './edit-weight-dialog.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * Opens the form that puts a weight right. It marks a reading as regular or irregular after a
 * confirmation, so that a wrong press changes nothing.
 */
function EditButton({
  reading,
  mark,
  words,
}: {
  reading: WeightReading
  mark: WeightMarking['mark']
  words: WeightWords
}) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { id, isIrregular } = reading
  async function change() {
    setOpen(false)
    setEditing(false)
    if (await mark({ id, isIrregular: !isIrregular }))
      showToast({
        tone: 'success',
        title: t(isIrregular ? 'weight.mark.counted' : 'weight.mark.left-out'),
      })
  }
  const actions = (
    <>
      <Button onClick={() => void change()}>
        {t(isIrregular ? 'weight.mark.count' : 'weight.mark.leave-out')}
      </Button>
      <Button look="secondary" onClick={() => setOpen(false)}>
        {t('weight.mark.keep')}
      </Button>
    </>
  )
  return (
    <>
      <IconButton
        icon="pencil"
        iconSize="small"
        look="link"
        label={t('weight.edit.name', { when: inSentence(words.when(reading), words.locale) })}
        onClick={() => setEditing(true)}
      />
      {isEditing ? (
        <EditWeightDialog
          reading={reading}
          words={words}
          mark={
            <Button look="quiet" size="compact" flush onClick={() => setOpen(true)}>
              {t(isIrregular ? 'corrections.take-back.do' : 'corrections.leave-out.do')}
            </Button>
          }
          onClose={() => setEditing(false)}
        />
      ) : null}
      <Dialog
        open={isOpen}
        title={t('weight.mark.title')}
        onClose={() => setOpen(false)}
        actions={actions}
      >
        <Stack gap="s4">
          <Text strong>
            {t('weight.mark.reading', {
              pounds: words.pounds(reading.pounds),
              when: words.when(reading),
            })}
          </Text>
          <Text reading>
            {t(isIrregular ? 'weight.mark.text.irregular' : 'weight.mark.text.counted')}
          </Text>
        </Stack>
      </Dialog>
    </>
  )
}

/** The last column of the log, with the buttons that mark a reading. */
export function markWeightColumn(
  words: WeightWords,
  mark: WeightMarking['mark'],
): TableColumn<WeightReading> {
  return {
    key: 'mark',
    header: '',
    readerHeader: words.t('weight.mark.column'),
    phone: 'act',
    cell: (reading) => <EditButton {...{ reading, mark, words }} />,
  }
}
