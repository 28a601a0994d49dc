import { useMemo } from 'react'
import { useStoredChoice } from '#ui/navigation/use-stored-choice.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'

/**
 * The days of a report or a trend: as the address says, else as this member chose last on this
 * device, else the usual ones. Only the number is kept. `member` may become known later; until then
 * nothing is kept. A choice takes days of her own (`from`, `to`) out of the address.
 */
export function useReportRange<Days extends number>({
  name,
  ranges,
  usual,
  member,
}: {
  name: string
  ranges: readonly Days[]
  usual: Days
  member: string
}): readonly [Days, (days: Days) => void] {
  const [params, onChange] = useSearchParamsState()
  const words = useMemo(() => ranges.map(String), [ranges])
  const [remembered, remember] = useStoredChoice(`report-${name}`, words, member)
  const among = (word: string | null) => ranges.find((days) => String(days) === word)
  const choose = (days: Days) => {
    remember(String(days))
    onChange({ range: String(days), from: null, to: null })
  }
  return [among(params.get('range')) ?? among(remembered) ?? usual, choose]
}
