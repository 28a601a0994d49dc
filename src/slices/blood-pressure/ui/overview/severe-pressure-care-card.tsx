import type { BloodPressureCare } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { bloodPressureCare, bloodPressureLimits } from '#vitals/model/thresholds.ts'
import { CareCard } from '#vitals/ui/overview/care-card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { retakePath } from './retake-path.ts'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

const signs = ['chest', 'breath', 'back', 'numb', 'see'] as const
const [severe] = bloodPressureLimits
const values = {
  minutes: bloodPressureCare.waitMinutes,
  systolicOver: severe.systolic.above,
  diastolicOver: severe.diastolic.above,
}

/**
 * The care card after a severe latest reading (docs/clinical.md#severe-blood-pressure): call 911
 * with any of the signs, else wait and measure again, and call the provider if it is severe again.
 * An older reading is not retaken at once.
 */
export function SeverePressureCareCard({
  care: { ask, reading },
  today,
}: {
  care: BloodPressureCare
  today: Day
}) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const none = t(ask === 'call' ? 'blood-pressure.care.none.call' : 'blood-pressure.care.none')
  const again = [
    t('blood-pressure.care.again.rest', values),
    t('blood-pressure.care.again.measure'),
    t('blood-pressure.care.again.call', values),
  ]
  return (
    <CareCard
      id="blood-pressure-care"
      title={t(ask === 'call' ? 'blood-pressure.care.title.still' : 'blood-pressure.care.title', {
        reading: words.spoken(reading),
      })}
      parts={[
        {
          heading: t('blood-pressure.care.signs'),
          signs: signs.map((sign) => t(`blood-pressure.care.sign.${sign}`)),
          call: { label: t('blood-pressure.care.call'), number: '911' },
        },
        ask === 'again'
          ? {
              heading: none,
              steps: again,
              action: (
                <ButtonLink look="secondary" to={retakePath}>
                  {t('blood-pressure.retake.open')}
                </ButtonLink>
              ),
            }
          : {
              heading: none,
              text: t(
                ask === 'call' ? 'blood-pressure.care.still' : 'blood-pressure.care.older',
                values,
              ),
            },
      ]}
    />
  )
}
