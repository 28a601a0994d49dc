import type { BloodPressureCategory } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'

/**
 * A category as shape, word and color. `inherit` takes the color of the surrounding text, as on the
 * dark flag.
 */
export function PressureCategoryMark({
  category,
  inherit = false,
}: {
  category: BloodPressureCategory
  inherit?: boolean
}) {
  const t = useMessages()
  return (
    <StatusMark {...rangeMarks.bloodPressure[category]} inherit={inherit}>
      {t(`blood-pressure.category.${category}`)}
    </StatusMark>
  )
}
