import { useCallback, useMemo } from 'react'
import { pulseRanges } from '#vitals/model/pulse/pulse.ts'
import { parsePulseLogSearch, selectPulse } from '../../model/pulse-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { openingDays } from '#vitals/model/readings/initial-range.ts'
import { type OpenedPulse, useOpenedPulse } from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { LogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { logColumns } from './pulse-log-columns.tsx'
import { logFile } from '../pulse-log-file.ts'
import { NoPulse, PulsePage, PulseRead } from '../pulse-page.tsx'

/** Every reading: filtered, sorted, saved and printed. The address holds what is asked for. */
export function AllLogsScreen() {
  return (
    <PulsePage tab="all-logs">
      <AllLogs />
    </PulsePage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const [params] = useSearch()
  const read = useOpenedPulse({
    span: parsePulseLogSearch(params).span,
    length: openingDays,
    today,
  })
  return (
    <PulseRead read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoPulse /> : <Logs {...opened} today={today} />
      }
    </PulseRead>
  )
}

function Logs({ opening, readings, leftOut, today }: OpenedPulse & { today: string }) {
  const words = useReadingWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const search = useMemo(() => parsePulseLogSearch(params), [params])
  const rows = useMemo(
    () => selectPulse(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <LogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('pulse.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('pulse.unit')}
      columnsOf={useCallback((byDay: boolean) => logColumns(words, byDay), [words])}
      filters={[
        {
          name: 'pulse',
          label: t('pulse.logs.range'),
          all: t('pulse.logs.all'),
          options: pulseRanges.map((value) => ({ value, label: t(`pulse.range.${value}`) })),
          value: search.ranges,
        },
      ]}
      file={{ name: t('pulse.logs.file'), text: () => logFile(t, rows, leftOut) }}
    />
  )
}
