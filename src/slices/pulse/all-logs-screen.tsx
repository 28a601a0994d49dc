import { useCallback, useMemo } from 'react'
import { pulseRanges } from '#domain/pulse.ts'
import { parsePulseLogSearch, selectPulse } from '#domain/pulse-logs.ts'
import { logRules } from '#domain/readings-log.ts'
import { openingDays } from '#domain/readings-opening.ts'
import { type OpenedPulse, useOpenedPulse } from '#gateway/pulse.queries.ts'
import { useReadingWords } from '#i18n/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/use-member-name.ts'
import { useSearch } from '#ui/link/use-search.ts'
import { LogPage } from '#ui/log/log-page.tsx'
import { logColumns } from './log-columns.tsx'
import { logFile } from './log-file.ts'
import { NoPulse, PulsePage, PulseRead } from './page.tsx'

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
