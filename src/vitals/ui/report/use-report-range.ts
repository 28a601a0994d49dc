import { useMemo } from 'react'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { useStoredChoice } from '#ui/navigation/use-stored-choice.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'

/**
 * The length of a report or trend in days: from the address, else the last choice of this member on
 * this device, else the default. A choice removes a custom span (`from`, `to`) from the address.
 */
export function useReportRange<Days extends number>({
  name,
  ranges,
  usual,
}: {
  name: string
  ranges: readonly Days[]
  usual: Days
}): readonly [Days, (days: Days) => void] {
  const { member } = useReportPerson()
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
