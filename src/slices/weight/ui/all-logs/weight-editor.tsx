import { useState } from 'react'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { WeightMarking } from '../../api/use-mark-weight.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { EditWeightDialog } from './edit-weight-dialog.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The form that puts a weight right. It marks a reading as regular or irregular after a
 * confirmation, so that a wrong press changes nothing.
 */
export function WeightEditor({
  reading,
  mark,
  words,
  onClose,
}: {
  reading: WeightReading
  mark: WeightMarking['mark']
  words: WeightWords
  onClose: () => void
}) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const { id, isIrregular } = reading
  async function change() {
    onClose()
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
      <EditWeightDialog
        reading={reading}
        words={words}
        mark={
          <Button look="quiet" size="compact" flush onClick={() => setOpen(true)}>
            {t(isIrregular ? 'corrections.take-back.do' : 'corrections.leave-out.do')}
          </Button>
        }
        onClose={onClose}
      />
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
