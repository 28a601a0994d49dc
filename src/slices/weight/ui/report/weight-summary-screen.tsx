import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { weightReport } from '#vitals/model/weight/weight-report.ts'
import {
  usualWeightRange,
  type WeightRange,
  weightRangesFor,
} from '#vitals/model/weight/weight-trends.ts'
import { useWeightReport } from '#vitals/api/readings/use-weight-report.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaSummary } from '#vitals/ui/report/area-summary.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useWeightWords } from '../use-weight-words.ts'
import { weightArea } from '../weight-area.ts'
import { weightLogFile } from '../weight-log-file.ts'
import { WeightReportParts } from './weight-report-parts.tsx'

/** The report of a period for screen, print and CSV export. */
export function WeightSummaryScreen() {
  const { today } = useToday()
  const words = useWeightWords(tellingDay(today))
  const { hasWeightManagement } = useMember()
  const ranges = weightRangesFor(hasWeightManagement)
  const [range, onRange] = useReportRange<WeightRange>({
    name: 'weight',
    ranges,
    usual: usualWeightRange,
  })
  return (
    <ExplainedAreaPage area={weightArea} tab="summary-report">
      <AreaSummary
        area={weightArea}
        {...{ words, ranges, range, onRange }}
        read={useWeightReport({ hasWeightManagement, length: range, today })}
        reportOf={weightReport}
        fileOf={weightLogFile}
      >
        {({ readings, leftOut, span }) => (
          <WeightReportParts {...{ readings, leftOut, span, range, words }} />
        )}
      </AreaSummary>
    </ExplainedAreaPage>
  )
}
