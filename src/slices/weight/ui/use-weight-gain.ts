import { type WeightGain, weightGain } from '../model/weight-gain.ts'
import { type WeightQuestion, weightQuestion } from '../model/weight-outliers.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useBiometrics } from '../api/use-biometrics.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useAnsweredWeights } from './use-answered-weights.ts'

type WeightGainState = {
  readonly gain: WeightGain | null
  readonly question: WeightQuestion | null
  readonly answered: ReturnType<typeof useAnsweredWeights>
  readonly limits: 'pending' | 'failed' | 'ready'
}

/**
 * A sudden gain and the reading to confirm. If both are about the same reading, only the question
 * is shown, so that a wrong reading does not cause a call. `limits` is the state of the care team's
 * limits.
 */
export function useWeightGain(readings: readonly WeightReading[]): WeightGainState {
  const { now } = useToday()
  const biometrics = useBiometrics()
  const answered = useAnsweredWeights(useInitialAnswers().userId.value ?? '')
  const question = weightQuestion(readings, now, answered.has)
  const gain = weightGain(
    readings,
    biometrics.state === 'ready' ? biometrics.data.weightGainLimits.items : [],
    now,
  )
  // A limit that failed to parse may be the one that was reached.
  const limits =
    biometrics.state === 'ready' && biometrics.data.weightGainLimits.leftOut > 0
      ? 'failed'
      : biometrics.state
  return {
    gain: question !== null && question.reading.id === gain?.reading.id ? null : gain,
    question,
    answered,
    limits,
  }
}
