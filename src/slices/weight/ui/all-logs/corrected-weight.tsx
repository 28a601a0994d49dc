import { useEffect, useRef } from 'react'
import { useRecentWeights } from '#vitals/api/readings/weight-queries.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { useWeightGain } from '../use-weight-gain.ts'
import { WeightGainNotice } from '../weight-gain-notice.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * A corrected weight that makes a sudden gain, with what to do now. It closes itself when the
 * readings show no gain up to this weight (`id`).
 */
export function CorrectedWeight({
  id,
  words,
  onClose,
}: {
  id: string
  words: WeightWords
  onClose: () => void
}) {
  const { hasWeightManagement } = useMember()
  const recent = useRecentWeights({ hasWeightManagement, wanted: true })
  const { check } = useWeightGain(recent)
  const isUrgent = check.type === 'gained' && check.gain.reading.id === id
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isUrgent) title.current?.focus()
    else if (recent.state !== 'pending') onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- decided once the readings are loaded
  }, [isUrgent, recent.state])
  if (!isUrgent) return null
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
