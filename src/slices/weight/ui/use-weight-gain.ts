import { checkWeightGain, type WeightGainCheck } from '../model/weight-gain.ts'
import { type WeightQuestion, weightQuestion } from '../model/weight-outliers.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { Loaded } from '#platform/model/loaded.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useAnsweredWeights } from './use-answered-weights.ts'
import { useWeightGainLimits } from './use-weight-gain-limits.ts'

type WeightGainState = {
  readonly check: WeightGainCheck
  readonly question: WeightQuestion | null
  readonly answered: ReturnType<typeof useAnsweredWeights>
}

/**
 * The check for a sudden gain, and the reading to confirm. If both are about the same reading, only
 * the question is shown, so that a wrong reading does not cause a call.
 */
export function useWeightGain(readings: Loaded<readonly WeightReading[]>): WeightGainState {
  const { now } = useToday()
  const { hasSafeContent } = useMember()
  const limits = useWeightGainLimits()
  const answered = useAnsweredWeights(useInitialAnswers().userId.value ?? '')
  const question = weightQuestion(
    readings.state === 'ready' ? readings.data : [],
    now,
    answered.has,
  )
  // General limits wait for the care team's, which usually arrive at once.
  const hasGeneralRule = hasSafeContent && limits.state !== 'pending'
  const check = checkWeightGain({ readings, limits, hasGeneralRule, now })
  const isQuestioned = check.type === 'gained' && question?.reading.id === check.gain.reading.id
  return { check: isQuestioned ? { type: 'none' } : check, question, answered }
}
