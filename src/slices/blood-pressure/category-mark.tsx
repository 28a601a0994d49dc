import type { BloodPressureCategory } from '#domain/blood-pressure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { StatusMark } from '#ui/status-mark/status-mark.tsx'

/**
 * A category as shape, word and colour. `inherit` takes the colour of the text around it, as on the
 * dark flag.
 */
export function CategoryMark({
  category,
  inherit = false,
}: {
  category: BloodPressureCategory
  inherit?: boolean
}) {
  const t = useMessages()
  return (
    <StatusMark {...rangeLooks.bloodPressure[category]} inherit={inherit}>
      {t(`blood-pressure.category.${category}`)}
    </StatusMark>
  )
}
