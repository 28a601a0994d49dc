import { useMemo } from 'react'
import type { DateSpan } from '#platform/model/date-span.ts'
import { comparedPeriod } from '#vitals/api/readings/incomplete-readings.ts'
import { spanBefore } from '#vitals/model/report/report-periods.ts'
import { weightReport } from '#vitals/model/weight/weight-report.ts'
import { type WeightRange, weightRangesFor } from '#vitals/model/weight/weight-trends.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useProgramWeights } from '#vitals/api/readings/weight-queries.ts'
import { forMember, useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { ReportFigures } from '#vitals/ui/report/report-figures.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The figures of the period below its chart, as in the report: each with its sample size, or the
 * missing readings.
 */
export function WeightTrendFigures({
  readings,
  leftOut,
  span,
  range,
  hasWeightManagement,
  words,
}: {
  readings: readonly WeightReading[]
  leftOut: number
  span: DateSpan
  range: WeightRange
  hasWeightManagement: boolean
  words: WeightWords
}) {
  const says = useReportWords(words)
  const previous = useProgramWeights({ hasWeightManagement, ...spanBefore(span) })
  const before = comparedPeriod(previous, leftOut)
  const report = useMemo(() => weightReport(readings, before, span), [readings, before, span])
  if (report === null || report.basis.count === 0) return null
  const apart = says.apart(report)
  return (
    <>
      <ReportFigures
        items={forMember(
          says.items(
            report,
            span,
            words.range(range),
            range !== weightRangesFor(hasWeightManagement).at(-1),
          ),
        )}
      />
      {apart === '' ? null : (
        <Text look="small" tone="secondary">
          {apart}
        </Text>
      )}
    </>
  )
}
