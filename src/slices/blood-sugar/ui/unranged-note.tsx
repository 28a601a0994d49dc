import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/** How many readings are in no range, because their meal tag is unknown; nothing for zero. */
export function UnrangedNote({
  count = 0,
  words: { t },
}: {
  count?: number | undefined
  words: BloodSugarWords
}) {
  return count === 0 ? null : (
    <Text look="small" tone="secondary">
      {t('readings.unranged', { count })}
    </Text>
  )
}
