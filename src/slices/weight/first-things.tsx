import type { WeightReading } from '#domain/weight.ts'
import { useMarkWeight } from '#gateway/weight-marking.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { AskedCard } from './asked-card.tsx'
import { GainCare } from './gain-care.tsx'
import { MarkTrouble } from './mark-trouble.tsx'
import { useGain } from './use-gain.ts'
import { useWords } from './use-words.ts'

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
