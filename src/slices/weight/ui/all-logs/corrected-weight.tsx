import { useEffect, useRef } from 'react'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { mapQueryState } from '#platform/query/query-state.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { toldAfterCorrection } from '../../model/weight-correction.ts'
import { useWeightGain } from '../use-weight-gain.ts'
import { WeightGainNotice } from '../weight-gain-notice.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * What to do now after a corrected weight: its sudden gain, or that it could not be compared. It
 * closes itself when there is nothing to say, never while the limits are still loading.
 */
export function CorrectedWeight({
  reading,
  words,
  onClose,
}: {
  reading: WeightReading
  words: WeightWords
  onClose: () => void
}) {
  const { hasWeightManagement } = useMember()
  const stored = useRecentWeights({ hasWeightManagement, wanted: true })
  // The list may be older than the correction, when it could not be loaded again.
  const recent = mapQueryState(stored, (all) =>
    all.map((one) => (one.id === reading.id ? reading : one)),
  )
  const { check } = useWeightGain(recent)
  const { now } = useToday()
  const told = toldAfterCorrection(check, recent, reading, now)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (told === 'notice') title.current?.focus()
    if (told === 'nothing') onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- decided once the inputs are loaded
  }, [told])
  if (told === 'nothing') return null
  return (
    <Dialog
      open
      title={words.t('corrections.correct.done')}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.t('corrections.urgent.close')}
        </Button>
      }
    >
      <WeightGainNotice {...{ check, words }} titleRef={title} />
    </Dialog>
  )
}
