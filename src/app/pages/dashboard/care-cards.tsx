import { useEffect } from 'react'
import type { BloodPressureCare } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { UrgentBloodSugar } from '#slices/dashboard/model/urgent-readings.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useToday } from '#i18n/use-today.ts'
import { SeverePressureCareCard } from '#slices/blood-pressure/ui/overview/severe-pressure-care-card.tsx'
import { BloodSugarCareCard } from '#slices/blood-sugar/ui/blood-sugar-care-card.tsx'
import { useBloodSugarWords as useSugarWords } from '#slices/blood-sugar/ui/use-blood-sugar-words.ts'
import { WeightGainCareCard } from '#slices/weight/ui/weight-gain-care-card.tsx'
import { useWeightGain } from '#slices/weight/ui/use-weight-gain.ts'
import { useWeightWords as useGainWords } from '#slices/weight/ui/use-weight-words.ts'

/* The dashboard's care cards in one chunk, which loads only for dangerous readings. */

/** State of the weight gain card. */
export type GainState = 'coming' | 'lost' | 'gained' | 'none'

export function SugarCard({ danger }: { danger: UrgentBloodSugar }) {
  const { today } = useToday()
  const words = useSugarWords(today)
  return (
    <BloodSugarCareCard shown={danger} reading={danger.reading} when={words.when(danger.reading)} />
  )
}

export function PressureCard({ care }: { care: BloodPressureCare }) {
  const { today } = useToday()
  return <SeverePressureCareCard care={care} today={today} />
}

/**
 * Shows the card of a sudden gain when it reaches the member's limits. `onKnown` reports whether it
 * does.
 */
export function GainCard({
  readings,
  className,
  onKnown,
}: {
  readings: readonly WeightReading[]
  className: string
  onKnown: (state: GainState) => void
}) {
  const { today } = useToday()
  const words = useGainWords(today)
  const { gain, limits } = useWeightGain(readings)
  const state =
    gain !== null ? 'gained' : limits === 'ready' ? 'none' : limits === 'failed' ? 'lost' : 'coming'
  useEffect(() => onKnown(state), [state, onKnown])
  return gain === null ? null : (
    <div className={className}>
      <WeightGainCareCard gain={gain} words={words} />
    </div>
  )
}
