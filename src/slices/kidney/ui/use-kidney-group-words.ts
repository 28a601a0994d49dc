import type { KidneyRange, UnknownRange } from '../model/kidney.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Formats the group of a range in plain words: "Mildly to moderately below normal". */
export function useKidneyGroupWords() {
  const t = useMessages()
  return {
    group: ({ name }: KidneyRange) => t(`kidney.group.${name}`),
    /** An unknown category is shown as the server sent it. */
    unknown: ({ sent }: UnknownRange) =>
      sent === null ? t('kidney.range.none') : t('kidney.range.unknown', { name: sent }),
  }
}
