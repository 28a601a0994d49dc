import { pulsePeriods } from '#vitals/model/pulse/pulse.ts'
import { pulseReport } from '#vitals/model/pulse/pulse-report.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { usePulseReport } from '#vitals/api/readings/pulse-queries.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaSummary } from '#vitals/ui/report/area-summary.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { pulseArea } from '../pulse-area.ts'
import { groupingKey, PulseChart, PulseTable } from '../pulse-chart.tsx'
import { pulseLogFile } from '../pulse-log-file.ts'

/** The report of a period for screen, print and CSV export. */
export function PulseSummaryScreen() {
  const { today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const [range, onRange] = useReportRange({ name: 'pulse', ranges: pulsePeriods, usual: 30 })
  return (
    <ExplainedAreaPage area={pulseArea} tab="summary-report">
      <AreaSummary
        area={pulseArea}
        {...{ words, range, onRange }}
        ranges={pulsePeriods}
        read={usePulseReport({ length: range, today })}
        reportOf={pulseReport}
        fileOf={pulseLogFile}
      >
        {({ readings, span }) => {
          const title = words.t(groupingKey(span))
          return (
            <>
              <Stack gap="s4">
                <Heading level={3}>{title}</Heading>
                <PulseChart {...{ readings, span, words }} label={title} />
              </Stack>
              <PageExplanation title={words.t('readings.report.rows')} icon="table">
                <PulseTable {...{ readings, span, words }} />
              </PageExplanation>
            </>
          )
        }}
      </AreaSummary>
    </ExplainedAreaPage>
  )
}
