import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useMarkWeight } from '../../api/use-mark-weight.ts'
import { useToday } from '#i18n/use-today.ts'
import { AskedCard } from './weight-question-card.tsx'
import { GainCare } from '../weight-gain-care-card.tsx'
import { MarkTrouble } from '../mark-weight-error.tsx'
import { useGain } from '../use-weight-gain.ts'
import { useWords } from '../use-weight-words.ts'

/**
 * What comes before the figures: what to do about a sudden gain, and the question whose reading
 * this is.
 */
export function First({ readings }: { readings: readonly WeightReading[] }) {
  const { today } = useToday()
  const words = useWords(today)
  const marking = useMarkWeight()
  const { gain, asked, answered } = useGain(readings)
  return (
    <>
      <MarkTrouble {...{ marking, words }} />
      {gain === null ? null : <GainCare {...{ gain, words }} />}
      {asked === null ? null : <AskedCard {...{ asked, marking, answered, words }} />}
    </>
  )
}
