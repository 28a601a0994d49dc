import { useEffect, useRef } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** A reading that was corrected to a dangerous value, with what to do now. */
export function CorrectedBloodSugar({
  reading,
  words,
  onClose,
}: {
  reading: BloodSugarReading
  words: BloodSugarWords
  onClose: () => void
}) {
  const { t } = words
  const shown = careNow(reading, useNow())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Dialog
      open
      title={t('corrections.correct.done')}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('corrections.urgent.close')}
        </Button>
      }
    >
      {shown === null ? null : (
        <BloodSugarCareCard
          titleRef={title}
          shown={shown}
          reading={reading}
          when={words.when(reading)}
        />
      )}
    </Dialog>
  )
}
