import type { BloodPressureCare } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { bloodPressureCare, bloodPressureLimits } from '#vitals/model/thresholds.ts'
import { useEffect, useRef } from 'react'
import { CareCard } from '#vitals/ui/overview/care-card.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { retakePath } from './retake-path.ts'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

const [severe] = bloodPressureLimits
const values = {
  minutes: bloodPressureCare.waitMinutes,
  systolicOver: severe.systolic.above,
  diastolicOver: severe.diastolic.above,
}
const steps = {
  again: ['again.rest', 'again.measure', 'repeat'],
  unsure: ['again.rest', 'again.measure', 'repeat', 'unsure'],
  call: ['still.none', 'still'],
  older: ['older.measure', 'repeat', 'older.tell'],
} as const satisfies Record<BloodPressureCare['ask'], readonly string[]>

/**
 * The care card after a severe latest reading (docs/clinical.md#severe-blood-pressure): call 911
 * with any of the signs, else wait and measure again, and call the provider if it is severe again.
 * An older reading is not retaken at once. `takesFocus`: the reading was just typed.
 */
export function SeverePressureCareCard({
  care: { ask, reading },
  today,
  takesFocus = false,
}: {
  care: BloodPressureCare
  today: Day
  takesFocus?: boolean
}) {
  const words = useBloodPressureWords(today)
  const now = useNow()
  const { t } = words
  const title = useRef<HTMLHeadingElement>(null)
  const { id } = reading
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus, id, ask])
  return (
    <CareCard
      id="blood-pressure-care"
      tone="severe"
      value={
        <Metric
          size="xl"
          value={reading.systolic}
          second={reading.diastolic}
          unit={t('blood-pressure.unit')}
          label={words.spoken(reading)}
        />
      }
      mark={<PressureCategoryMark category="severe" />}
      when={words.ago(reading, now)}
      titleRef={title}
      title={t(`blood-pressure.care.title.${ask === 'unsure' ? 'again' : ask}`, values)}
      steps={steps[ask].map((step) => ({ text: t(`blood-pressure.care.${step}`, values) }))}
      actions={
        ask === 'again' || ask === 'unsure' ? (
          <ButtonLink look="secondary" to={retakePath}>
            {t('blood-pressure.retake.open')}
          </ButtonLink>
        ) : undefined
      }
      help={{
        text: t('blood-pressure.care.signs'),
        call: t('blood-pressure.care.call'),
        isCall: true,
      }}
    />
  )
}
