import type { BloodPressureCategory } from '#domain/blood-pressure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { StatusMark } from '#ui/status-mark/status-mark.tsx'
import { categoryLook } from './category-look.ts'

/** A category as shape, word and colour. `inherit` takes the colour of the text around it, as on the dark flag. */
export function CategoryMark({ category, inherit = false }: { category: BloodPressureCategory; inherit?: boolean }) {
  const t = useMessages()
  return (
    <StatusMark {...categoryLook[category]} inherit={inherit}>
      {t(`blood-pressure.category.${category}`)}
    </StatusMark>
  )
}
