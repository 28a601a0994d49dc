import { useCallback, useMemo } from 'react'
import { pulseRanges } from '#vitals/model/pulse/pulse.ts'
import { parsePulseLogSearch, selectPulse } from '../../model/pulse-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { initialRangeDays } from '#vitals/model/readings/initial-range.ts'
import { type InitialPulse, useInitialPulse } from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { pulseLogColumns } from './pulse-log-columns.tsx'
import { pulseLogFile } from '../pulse-log-file.ts'
import { NoPulse, PulsePage, PulseQueryState } from '../pulse-page.tsx'

/** The log of pulse, with filters, sorting, export and print. The address holds the query. */
export function PulseLogsScreen() {
  return (
    <PulsePage tab="all-logs">
      <AllLogs />
    </PulsePage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const [params] = useSearchParamsState()
  const read = useInitialPulse({
    span: parsePulseLogSearch(params).span,
    length: initialRangeDays,
    today,
  })
  return (
    <PulseQueryState read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoPulse /> : <Logs {...opened} today={today} />
      }
    </PulseQueryState>
  )
}

function Logs({ opening, readings, leftOut, today }: InitialPulse & { today: string }) {
  const words = useReadingWords(today)
  const { t } = words
  const [params, onChange] = useSearchParamsState()
  const search = useMemo(() => parsePulseLogSearch(params), [params])
  const rows = useMemo(
    () => selectPulse(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <ReadingLogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('pulse.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('pulse.unit')}
      columnsOf={useCallback((byDay: boolean) => pulseLogColumns(words, byDay), [words])}
      filters={[
        {
          name: 'pulse',
          label: t('pulse.logs.range'),
          all: t('pulse.logs.all'),
          options: pulseRanges.map((value) => ({ value, label: t(`pulse.range.${value}`) })),
          value: search.ranges,
        },
      ]}
      file={{ name: t('pulse.logs.file'), text: () => pulseLogFile(t, rows, leftOut) }}
    />
  )
}
