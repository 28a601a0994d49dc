import { useEffect } from 'react'
import type { BloodPressureCare } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { UrgentBloodSugar } from '#slices/dashboard/model/urgent-readings.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useToday } from '#i18n/use-today.ts'
import { SeverePressureCareCard } from '#slices/blood-pressure/ui/overview/severe-pressure-care-card.tsx'
import { BloodSugarCareCard } from '#slices/blood-sugar/ui/blood-sugar-care-card.tsx'
import { useBloodSugarWords as useSugarWords } from '#slices/blood-sugar/ui/use-blood-sugar-words.ts'
import type { Loaded } from '#platform/model/loaded.ts'
import { WeightGainNotice } from '#slices/weight/ui/weight-gain-notice.tsx'
import type { WeightGainCheck } from '#slices/weight/model/weight-gain.ts'
import { useWeightGain } from '#slices/weight/ui/use-weight-gain.ts'
import { useWeightWords as useGainWords } from '#slices/weight/ui/use-weight-words.ts'

/* The dashboard's care cards in one chunk, which loads only for dangerous readings. */

/** State of the weight gain card. */
export type GainState = 'coming' | 'lost' | 'gained' | 'gainedBefore' | 'none'

export function SugarCard({ danger }: { danger: UrgentBloodSugar }) {
  const { now, today } = useToday()
  const words = useSugarWords(today)
  return (
    <BloodSugarCareCard
      shown={danger}
      reading={danger.reading}
      when={words.ago(danger.reading, now)}
    />
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
  readings: Loaded<readonly WeightReading[]>
  className: string
  onKnown: (state: GainState) => void
}) {
  const { today } = useToday()
  const words = useGainWords(today)
  const { check } = useWeightGain(readings)
  const state = gainStateOf(check)
  useEffect(() => onKnown(state), [state, onKnown])
  return state === 'none' || state === 'coming' ? null : (
    <div className={className}>
      <WeightGainNotice check={check} words={words} />
    </div>
  )
}

function gainStateOf(check: WeightGainCheck): GainState {
  switch (check.type) {
    case 'none':
      return 'none'
    case 'gained':
      return check.gain.ask === 'call' ? 'gained' : 'gainedBefore'
    case 'unknown':
      return check.isPending ? 'coming' : 'lost'
  }
}
