import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useMarkWeight } from '../../api/use-mark-weight.ts'
import { useToday } from '#i18n/use-today.ts'
import { WeightQuestionCard } from './weight-question-card.tsx'
import type { Loaded } from '#platform/model/loaded.ts'
import { WeightGainNotice } from '../weight-gain-notice.tsx'
import { MarkWeightError } from '../mark-weight-error.tsx'
import { useWeightGain } from '../use-weight-gain.ts'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The cards above the figures: the care card of a sudden gain, and the question whether a reading
 * is the member's.
 */
export function WeightQuestions({ readings }: { readings: Loaded<readonly WeightReading[]> }) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const marking = useMarkWeight()
  const { check, question, answered } = useWeightGain(readings)
  return (
    <>
      <MarkWeightError {...{ marking, words }} />
      {check.type === 'unknown' && check.isPending ? null : (
        <WeightGainNotice {...{ check, words }} />
      )}
      {question === null ? null : (
        <WeightQuestionCard {...{ question, marking, answered, words }} />
      )}
    </>
  )
}
