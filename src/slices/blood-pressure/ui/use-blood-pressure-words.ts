import { useMemo } from 'react'
import type { CategoryEdges, Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'

/** 128/78: the same in both languages, always next to "mmHg". */
export function formatPressure({ systolic, diastolic }: Pressure): string {
  return `${systolic}/${diastolic}`
}

/**
 * Formats figures, days and times of this slice in the current language. `today` is the member's
 * local day.
 */
export function useBloodPressureWords(today: Day) {
  const words = useReadingWords(today)
  return useMemo(() => {
    const { t } = words
    return {
      ...words,
      /** "128 over 78", for screen readers. */
      spoken: (pressure: Pressure) => t('blood-pressure.spoken', { ...pressure }),
      /** "under 120 and under 80" */
      limits: (edges: CategoryEdges) => t(`blood-pressure.limits.${edges.category}`, { ...edges }),
    }
  }, [words])
}

export type BloodPressureWords = ReturnType<typeof useBloodPressureWords>

/** The time of a point: "Thursday, November 12, 7:42 AM", the day alone, or "Nov 7 to Nov 13". */
export function pressureTime(
  words: BloodPressureWords,
  {
    from,
    day,
    timestamp,
  }: { readonly from?: Day; readonly day: Day; readonly timestamp: string | null },
): string {
  return from === undefined ? words.exactly(day, timestamp) : words.span({ start: from, end: day })
}
