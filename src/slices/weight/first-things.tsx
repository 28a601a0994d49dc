import { weightGain } from '#domain/weight-care.ts'
import { askedWeight } from '#domain/weight-odd.ts'
import type { WeightReading } from '#domain/weight.ts'
import { useBiometrics } from '#gateway/biometrics.queries.ts'
import { useMarkWeight } from '#gateway/weight-marking.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { AskedCard } from './asked-card.tsx'
import { GainCare } from './gain-care.tsx'
import { MarkTrouble } from './mark-trouble.tsx'
import { useAnswered } from './use-answered.ts'
import { useWords } from './use-words.ts'

/**
 * What comes before the figures: what to do about a sudden gain, and the question whose reading this is. While it is asked of the reading that would be the gain, the
 * question stands alone: a call about a suitcase would teach her not to call.
 */
export function First({ readings }: { readings: readonly WeightReading[] }) {
  const { now, today } = useToday()
  const words = useWords(today)
  const biometrics = useBiometrics()
  const marking = useMarkWeight()
  const answered = useAnswered(useInitialAnswers().userId.value ?? '')
  const asked = askedWeight(readings, now, answered.has)
  const gain = weightGain(readings, biometrics.state === 'ready' ? biometrics.data.weightGainLimits : [], now)
  return (
    <>
      <MarkTrouble {...{ marking, words }} />
      {gain === null || (asked !== null && asked.reading.id === gain.reading.id) ? null : <GainCare {...{ gain, words }} />}
      {asked === null ? null : <AskedCard {...{ asked, marking, answered, words }} />}
    </>
  )
}
